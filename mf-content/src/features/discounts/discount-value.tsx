/** What a discount is worth. */
import type { Discount } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { RichText, Tag } from '@mall/ui';

/** The sign stands outside the value's tags, and never twice. */
function percentSign({ type, value }: Discount): string {
  const text = value.replace(/<[^>]*>/g, '').trim();
  return type === 'percentage' && !text.endsWith('%') ? '%' : '';
}

/** The value as a label; that it has expired, instead, once it has. */
export function DiscountValue({ discount }: { discount: Discount }) {
  const t = useMessages('content');
  if (discount.expired) return <Tag tone="ink">{t('discounts.expired')}</Tag>;
  return (
    <Tag tone="coral">
      <span>
        <RichText as="inline" html={discount.value} />
        {percentSign(discount)}
      </span>
    </Tag>
  );
}
