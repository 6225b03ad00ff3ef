/** A discount in a list. */
import type { Discount } from '@mall/contracts';
import { PageLink } from '@mall/runtime';
import { Card, CardBody, CardMedia, CardTitle, Picture } from '@mall/ui';
import styles from './discount-card.module.css';
import { DiscountValue } from './discount-value.tsx';
import { Validity } from './validity.tsx';

interface DiscountCardProps {
  discount: Discount;
  level?: 2 | 3;
  /** Whether its picture is among the first that are seen. */
  priority?: boolean;
}

/** Value, shop, title and validity; the whole card leads to the discount. */
export function DiscountCard({ discount, level = 3, priority = false }: DiscountCardProps) {
  return (
    <Card dimmed={discount.expired}>
      <CardMedia badge={<DiscountValue discount={discount} />}>
        <Picture image={discount.images.featured} alt="" ratio="3:2" priority={priority} />
      </CardMedia>
      <CardBody>
        {discount.shop ? <p className={styles.shop}>{discount.shop.name}</p> : null}
        <CardTitle level={level}>
          <PageLink to="discount" params={{ slug: discount.slug }}>
            {discount.title}
          </PageLink>
        </CardTitle>
        <p className={styles.validity}>
          <Validity discount={discount} />
        </p>
      </CardBody>
    </Card>
  );
}
