/** The value of a discount: as a label on a picture, or set large in place of one. */
import type { Discount, Language } from '@mall/contracts';
import { useShellContext } from '@mall/runtime';
import { Tag, TypeTile } from '@mall/ui';
import { RichText } from '@mall/ui/rich-text';

const EXPIRED: Record<Language, string> = { hu: 'Lejárt', en: 'Expired' };

/** The sign is outside the value's tags, and never twice (requirement 5.2). */
function percentSign({ type, value }: Discount): string {
  return type === 'percentage' && !plainText(value).endsWith('%') ? '%' : '';
}

const plainText = (html: string) => html.replace(/<[^>]*>/g, '').trim();

/** The label of a discount that is over. */
export function ExpiredTag() {
  return <Tag tone="ink">{EXPIRED[useShellContext().language]}</Tag>;
}

/** The value as a label; an expired discount is labelled as such instead (requirement 5.2). */
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

const SHORT_VALUE = /<strong>[^<]{1,4}<\/strong>/;

interface DiscountTileProps {
  discount: Discount;
  /** False where the shop is named beside it. */
  showShop?: boolean;
  /** For the header of the discount's page. */
  arch?: boolean;
}

/** Value and shop on the colour of the shop's category; `ExpiredTag`'s text once it is over. */
export function DiscountTile({ discount, showShop = true, arch }: DiscountTileProps) {
  const { type, value, expired, shop, categories } = discount;
  const { language } = useShellContext();
  const percent = `<strong>${plainText(value)}${percentSign(discount)}</strong>`;
  const html = type === 'percentage' ? percent : value;
  return (
    <TypeTile
      category={expired ? undefined : categories[0]}
      short={!expired && SHORT_VALUE.test(html)}
      arch={arch}
      caption={showShop ? shop?.name : undefined}
    >
      {expired ? <strong>{EXPIRED[language]}</strong> : <RichText as="inline" html={html} />}
    </TypeTile>
  );
}
