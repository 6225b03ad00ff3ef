import { DiscountCard } from '@mall/blocks';
import type { Discount } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useShellContext } from '@mall/runtime';
import { buttonClass, Section } from '@mall/ui';
import { CardGrid } from '@mall/ui/card-grid';

function Cards({ discounts, showShop }: { discounts: readonly Discount[]; showShop: boolean }) {
  return (
    <CardGrid>
      {discounts.map((discount) => (
        <DiscountCard key={discount.id} discount={discount} showShop={showShop} />
      ))}
    </CardGrid>
  );
}

interface ShopDiscountsProps {
  discounts: readonly Discount[];
  others: readonly Discount[];
}

/** The discounts of a shop and some of others, at the end of its page; nothing where there are none. */
export function ShopDiscounts({ discounts, others }: ShopDiscountsProps) {
  const t = useMessages('shops');
  const { hasRoute } = useShellContext();
  const action = hasRoute('discounts') ? (
    <PageLink to="discounts" className={buttonClass('secondary')}>
      {t('shop-discounts.all')}
    </PageLink>
  ) : null;
  return (
    <>
      {discounts.length > 0 ? (
        <Section heading={t('shop-discounts.heading')}>
          <Cards discounts={discounts} showShop={false} />
        </Section>
      ) : null}
      {others.length > 0 ? (
        <Section heading={t('shop-discounts.others')} action={action} className="screen-only">
          <Cards discounts={others} showShop />
        </Section>
      ) : null}
    </>
  );
}
