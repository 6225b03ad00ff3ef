/** A discount in a list. */
import type { Discount } from '@mall/contracts';
import { PageLink, useShellContext } from '@mall/runtime';
import { Card, CardBody, CardMedia, CardTitle, Picture } from '@mall/ui';
import styles from './discount-card.module.css';
import { DiscountValue } from './discount-value.tsx';
import { Validity } from './validity.tsx';

export interface DiscountCardProps {
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
