/** A discount in a list. */
import type { Discount } from '@mall/contracts';
import { PageLink, useShellContext } from '@mall/runtime';
import { Card, CardBody, CardMedia, CardTitle, formatDayRange, Picture } from '@mall/ui';
import styles from './discount-card.module.css';
import { DiscountTile, DiscountValue } from './discount-value.tsx';

/** First and last day, in the page's language. */
export function Validity({ discount: { valid_from, valid_until } }: { discount: Discount }) {
  return <>{formatDayRange(valid_from, valid_until, useShellContext().language)}</>;
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

type MediaProps = Required<Pick<DiscountCardProps, 'discount' | 'priority' | 'showShop'>>;

/** Shows a tile with value and shop where there is no picture. */
function Media({ discount, priority, showShop }: MediaProps) {
  const { featured } = discount.images;
  if (!featured) {
    return (
      <CardMedia>
        <DiscountTile discount={discount} showShop={showShop} />
      </CardMedia>
    );
  }
  return (
    <CardMedia badge={<DiscountValue discount={discount} />}>
      <Picture image={featured} alt="" ratio="3:2" priority={priority} />
    </CardMedia>
  );
}

/** Value, shop, title and validity; the whole card leads to the discount. */
export function DiscountCard(props: DiscountCardProps) {
  const { discount, level = 3, priority = false, showShop = true } = props;
  const { shop, images, expired } = discount;
  return (
    <Card dimmed={expired && images.featured !== undefined}>
      <Media discount={discount} priority={priority} showShop={showShop} />
      <CardBody>
        {showShop && shop && images.featured ? <p className={styles.shop}>{shop.name}</p> : null}
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
