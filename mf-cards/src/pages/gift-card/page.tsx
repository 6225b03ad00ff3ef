/** `/ajandekkartya`: what the gift card is, what is left on one, where it is sold and used. */
import { EditorialBody, type EditorialBodyProps, editorialPage } from '@mall/blocks';
import { useApiData, useShellContext } from '@mall/runtime';
import { Picture, Section, Wrapper } from '@mall/ui';
import { RichText } from '@mall/ui/rich-text';
import { CardShops } from '../../features/card-shops/card-shops.tsx';
import { cardShopsCall } from '../../features/card-shops/card-shops-call.ts';
import { BalanceForm } from '../../features/gift-card/balance-form.tsx';
import { NoticeList } from '../../features/gift-card/notice-list.tsx';
import { productData } from '../../features/gift-card/product-data.ts';
import { splitSections } from '../../features/gift-card/split-sections.ts';
import { FormColumns } from '../../form-columns.tsx';
import { SideSections } from '../../side-sections.tsx';
import styles from './page.module.css';

const SLUG = 'gift-card';

function Body({ sections }: EditorialBodyProps) {
  const { images } = useApiData('editorialPage', { slug: SLUG });
  const { giftCardSuspension } = useApiData('config');
  const { hasRoute } = useShellContext();
  const { notices, beside, questions, shops, rest } = splitSections(sections);
  return (
    <>
      {giftCardSuspension ? (
        <NoticeList notices={notices} balance={giftCardSuspension.balance} />
      ) : null}
      <Wrapper className={styles.balance}>
        <FormColumns form={<BalanceForm />} after={<SideSections sections={questions} />} formFirst>
          {images ? (
            <Picture image={images.cover} ratio="16:9" priority className={styles.cover} />
          ) : null}
          <SideSections sections={beside} />
        </FormColumns>
      </Wrapper>
      {shops && hasRoute('shops') ? (
        <Section id={shops.id} heading={shops.heading} tone="coral" endsPage={rest.length === 0}>
          <div className={styles.shops}>
            {shops.html ? <RichText html={shops.html} /> : null}
            <CardShops service="gift-card" />
          </div>
        </Section>
      ) : null}
      {rest.length > 0 ? <EditorialBody sections={rest} /> : null}
    </>
  );
}

export const { loader, meta, Component } = editorialPage({
  slug: SLUG,
  tone: 'coral',
  compact: true,
  facts: async ({ load }) => {
    const [{ giftCardSuspension }] = await Promise.all([
      load('config'),
      load(...cardShopsCall('gift-card')),
    ]);
    return { sold: !giftCardSuspension };
  },
  structuredData: ({ sold }, args) => [productData(args, sold)],
  Body,
});
