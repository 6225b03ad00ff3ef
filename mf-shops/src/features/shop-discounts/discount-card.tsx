import type { Discount } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useVisit } from '@mall/runtime';
import {
  Card,
  CardBody,
  CardMedia,
  CardTitle,
  formatDayRange,
  Picture,
  RichText,
  Tag,
} from '@mall/ui';

/** The value as a badge; an expired discount says so instead (spec section 2). */
function DiscountBadge({ discount }: { discount: Discount }) {
  const t = useMessages('shops');
  if (discount.expired) return <Tag tone="ink">{t('shop-discounts.expired')}</Tag>;
  return (
    <Tag tone="sun">
      <span>
        <RichText as="inline" html={discount.value} />
        {discount.type === 'percentage' ? '%' : null}
      </span>
    </Tag>
  );
}

/** A discount of the shop; its title leads to its page when some app has that page. */
export function DiscountCard({ discount }: { discount: Discount }) {
  const t = useMessages('shops');
  const { language, hasRoute } = useVisit();
  const { slug, title, images, expired, valid_from, valid_until } = discount;
  const days = formatDayRange(valid_from, valid_until, language);
  return (
    <Card dimmed={expired}>
      <CardMedia badge={<DiscountBadge discount={discount} />}>
        <Picture image={images.featured} alt="" ratio="16:9" />
      </CardMedia>
      <CardBody>
        <CardTitle>
          {hasRoute('discount') ? (
            <PageLink to="discount" params={{ slug }}>
              {title}
            </PageLink>
          ) : (
            title
          )}
        </CardTitle>
        <p>{t('shop-discounts.validity', { days })}</p>
      </CardBody>
    </Card>
  );
}
