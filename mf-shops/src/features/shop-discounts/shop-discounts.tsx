import { DiscountCard } from '@mall/blocks';
import type { Discount } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useShellContext } from '@mall/runtime';
import { buttonClass, CardGrid, Section } from '@mall/ui';

/** The discounts of a shop at the end of its page; nothing when it has none. */
export function ShopDiscounts({ discounts }: { discounts: readonly Discount[] }) {
  const t = useMessages('shops');
  const { hasRoute } = useShellContext();
  if (discounts.length === 0) return null;
  const action = hasRoute('discounts') ? (
    <PageLink to="discounts" className={buttonClass('secondary')}>
      {t('shop-discounts.all')}
    </PageLink>
  ) : null;
  return (
    <Section tone="sun" endsPage heading={t('shop-discounts.heading')} action={action}>
      <CardGrid>
        {discounts.map((discount) => (
          <DiscountCard key={discount.id} discount={discount} showShop={false} />
        ))}
      </CardGrid>
    </Section>
  );
}
