import { DiscountValue, Validity } from '@mall/blocks';
import type { DiscountDetail } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useShellContext } from '@mall/runtime';
import { textColumnsClass, Wrapper } from '@mall/ui';
import { FactList } from '@mall/ui/fact-list';
import { Notice } from '@mall/ui/notice';
import { RichText } from '@mall/ui/rich-text';
import styles from './discount-terms.module.css';

/** The map's query key for the shop that it lights. */
const SHOP_KEY = 'uzlet';

function ShopName({ shop }: { shop: NonNullable<DiscountDetail['shop']> }) {
  const { hasRoute } = useShellContext();
  if (!hasRoute('shop')) return <>{shop.name}</>;
  return (
    <PageLink to="shop" params={{ slug: shop.slug }}>
      {shop.name}
    </PageLink>
  );
}

function Place({ discount: { shop, place } }: { discount: DiscountDetail }) {
  const t = useMessages('content');
  const { hasRoute } = useShellContext();
  if (!shop || !place) return null;
  return (
    <>
      {t(`discounts.floor.${place.floor}`)}, {place.unit}
      {hasRoute('shop-map') ? (
        <span className={`${styles.map} screen-only`}>
          <PageLink to="shop-map" query={{ [SHOP_KEY]: shop.slug }}>
            {t('discounts.onMap')}
          </PageLink>
        </span>
      ) : null}
    </>
  );
}

function ExpiredNotice() {
  const t = useMessages('content');
  return (
    <Notice tone="warning">
      <p>
        {t('discounts.expiredText')}{' '}
        <PageLink to="discounts">{t('discounts.expiredLink')}</PageLink>
      </p>
    </Notice>
  );
}

export function DiscountTerms({ discount }: { discount: DiscountDetail }) {
  const t = useMessages('content');
  const { shop, place, expired } = discount;
  const value = { label: t('discounts.value'), value: <DiscountValue discount={discount} /> };
  const facts = [
    ...(expired ? [] : [value]),
    {
      label: t(expired ? 'discounts.validityOver' : 'discounts.validity'),
      value: <Validity discount={discount} />,
    },
    ...(shop ? [{ label: t('discounts.shop'), value: <ShopName shop={shop} /> }] : []),
    ...(place ? [{ label: t('discounts.place'), value: <Place discount={discount} /> }] : []),
  ];
  return (
    <Wrapper className={`${textColumnsClass} ${styles.terms}`}>
      <FactList facts={facts} />
      <div className={styles.text}>
        {expired ? <ExpiredNotice /> : null}
        <RichText html={discount.body} />
      </div>
    </Wrapper>
  );
}
