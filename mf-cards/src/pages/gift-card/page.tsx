/** `/ajandekkartya`: what the gift card is, what is left on one, where it is sold and used. */
import {
  EditorialBody,
  type EditorialBodyProps,
  type EditorialHead,
  editorialPage,
} from '@mall/blocks';
import type { Config, EditorialPage, EditorialSection } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { type MetaArgs, type StructuredData, useApiData } from '@mall/runtime';
import { Wrapper } from '@mall/ui';
import { Notice } from '@mall/ui/notice';
import { CardBody, CardCover, ShopsSection } from '../../card-page.tsx';
import { cardShopsParams } from '../../features/card-shops/card-shops.tsx';
import { BalanceForm } from '../../features/gift-card/balance-form.tsx';
import { FormColumns, SideSections } from '../../form-layout.tsx';
import styles from './page.module.css';

/** Ids of sections with their own place; the section on the balance is for search alone: the page shows the form instead. */
const BALANCE = 'egyenleg';
const BESIDE = 'tudnivalok';
const QUESTIONS = 'kerdesek';
const SHOPS = 'elfogadohelyek';

function splitSections(sections: readonly EditorialSection[]) {
  const shown = sections.filter(({ id }) => id !== BALANCE);
  const notices = shown.filter(({ notice }) => notice !== undefined);
  const beside = shown.filter(({ id }) => id === BESIDE);
  const questions = shown.filter(({ id }) => id === QUESTIONS);
  const shops = shown.find(({ id }) => id === SHOPS);
  const placed = [...notices, ...beside, ...questions, shops];
  return { notices, beside, questions, shops, rest: shown.filter((one) => !placed.includes(one)) };
}

interface NoticeListProps {
  notices: readonly EditorialSection[];
  /** Whether the balance of a card can be asked for all the same. */
  balance: boolean;
}

function NoticeList({ notices, balance }: NoticeListProps) {
  const t = useMessages('cards');
  if (notices.length === 0) return null;
  return (
    <Wrapper className={styles.list}>
      {notices.map(({ id, heading, notice }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <Notice tone="warning" title={<span id={`${id}-heading`}>{heading}</span>}>
            <p>
              {notice}{' '}
              {t(balance ? 'gift-card.suspendedWithBalance' : 'gift-card.suspendedWithoutBalance')}
            </p>
          </Notice>
        </section>
      ))}
    </Wrapper>
  );
}

type ProductArgs = Pick<MetaArgs<EditorialHead>, 'data' | 'brand' | 'origin' | 'pathTo'>;

/** A schema.org `Product` with one offer, whose price is the smallest amount that a card is topped up with. */
function productData(
  { data, brand, origin, pathTo }: ProductArgs,
  { sections }: EditorialPage,
  { giftCardSuspension }: Config,
): StructuredData {
  const url = origin + pathTo('gift-card');
  const amounts = sections.flatMap(({ prices = [] }) => prices).map(({ amount }) => amount);
  return {
    '@type': 'Product',
    name: `${data.title} – ${brand.name}`,
    description: data.description,
    url,
    brand: { '@type': 'Brand', name: brand.name },
    ...(data.image ? { image: origin + data.image['1x'] } : {}),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'HUF',
      ...(amounts.length > 0 && priceOf(amounts)),
      availability: `https://schema.org/${giftCardSuspension ? 'OutOfStock' : 'InStoreOnly'}`,
    },
  };
}

function priceOf(amounts: readonly number[]) {
  const [minPrice, maxPrice] = [Math.min(...amounts), Math.max(...amounts)];
  const range = {
    '@type': 'PriceSpecification',
    minPrice,
    maxPrice,
    priceCurrency: 'HUF',
  } as const;
  return { price: minPrice, priceSpecification: range };
}

const SLUG = 'gift-card';

function Body({ sections }: EditorialBodyProps) {
  const { images } = useApiData('editorialPage', { slug: SLUG });
  const { giftCardSuspension } = useApiData('config');
  const { notices, beside, questions, shops, rest } = splitSections(sections);
  return (
    <>
      {giftCardSuspension ? (
        <NoticeList notices={notices} balance={giftCardSuspension.balance} />
      ) : null}
      <CardBody>
        <FormColumns form={<BalanceForm />} after={<SideSections sections={questions} />} formFirst>
          <CardCover images={images} />
          <SideSections sections={beside} />
        </FormColumns>
      </CardBody>
      <ShopsSection section={shops} service="gift-card" />
      {rest.length > 0 ? <EditorialBody sections={rest} /> : null}
    </>
  );
}

export const { loader, meta, Component } = editorialPage({
  slug: SLUG,
  compact: true,
  facts: ({ load, page }) =>
    Promise.all([page, load('config'), load('shopList', cardShopsParams('gift-card'))]),
  structuredData: ([page, config], args) => [productData(args, page, config)],
  Body,
});
