/** A discount in a list, and its parts. */

import type { Discount, Language } from '@mall/contracts';
import { PageLink, useShellContext } from '@mall/runtime';
import { Card, CardBody, CardMedia, CardTitle, formatDayRange, Picture, Tag } from '@mall/ui';
import { RichText } from '@mall/ui/rich-text';
import styles from './discount-card.module.css';

const EXPIRED: Record<Language, string> = { hu: 'Lejárt', en: 'Expired' };

/** The sign is outside the value's tags, and never twice (requirement 5.2). */
function percentSign({ type, value }: Discount): string {
  const text = value.replace(/<[^>]*>/g, '').trim();
  return type === 'percentage' && !text.endsWith('%') ? '%' : '';
}

/** The label of a discount that is over. */
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

/** First and last day, in the page's language; a line breaks between the two, never within one. */
export function Validity({ discount }: { discount: Discount }) {
  const { language } = useShellContext();
  const range = formatDayRange(discount.valid_from, discount.valid_until, language);
  const [first, last] = range.split(' – ');
  if (!last) return <span className={styles.day}>{first}</span>;
  return (
    <>
      <span className={styles.day}>{first} –</span> <span className={styles.day}>{last}</span>
    </>
  );
}

interface DiscountCardProps {
  discount: Discount;
  level?: 2 | 3;
  /** Whether its image is among the first that are seen. */
  priority?: boolean;
  /** False on the shop's own page. */
  showShop?: boolean;
}

/** The title leads to the discount's page while some live app has that page. */
function Title({ discount: { slug, title } }: Pick<DiscountCardProps, 'discount'>) {
  if (!useShellContext().hasRoute('discount')) return title;
  return (
    <PageLink to="discount" params={{ slug }}>
      {title}
    </PageLink>
  );
}

/** Value, shop, title and validity; the whole card leads to the discount. */
export function DiscountCard(props: DiscountCardProps) {
  const { discount, level = 3, priority = false, showShop = true } = props;
  const { shop, images, expired } = discount;
  return (
    <Card dimmed={expired}>
      <CardMedia badge={<DiscountValue discount={discount} />}>
        <Picture image={images.featured} alt="" ratio="3:2" priority={priority} />
      </CardMedia>
      <CardBody>
        {showShop && shop ? <p className={styles.shop}>{shop.name}</p> : null}
        <CardTitle level={level}>
          <Title discount={discount} />
        </CardTitle>
        <p className={styles.validity}>
          <Validity discount={discount} />
        </p>
      </CardBody>
    </Card>
  );
}
