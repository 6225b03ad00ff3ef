/** What a discount is worth. */
import type { Discount, Language } from '@mall/contracts';
import { useShellContext } from '@mall/runtime';
import { Tag } from '@mall/ui';
import { RichText } from '@mall/ui/rich-text';

const EXPIRED: Record<Language, string> = { hu: 'Lejárt', en: 'Expired' };

/** The sign is outside the value's tags, and never twice (requirement 5.2). */
function percentSign({ type, value }: Discount): string {
  const text = value.replace(/<[^>]*>/g, '').trim();
  return type === 'percentage' && !text.endsWith('%') ? '%' : '';
}

/** A label that says that a discount is over. */
export function ExpiredTag() {
  return <Tag tone="ink">{EXPIRED[useShellContext().language]}</Tag>;
}

/** The value as a label; once it has expired, a label that says so instead (requirement 5.2). */
export function DiscountValue({ discount }: { discount: Discount }) {
  if (discount.expired) return <ExpiredTag />;
  return (
    <Tag tone="coral">
      <span>
        <RichText as="inline" html={discount.value} />
        {percentSign(discount)}
      </span>
    </Tag>
  );
}
