import type { ShopSummary } from '@mall/contracts';
import { PageLink } from '@mall/runtime';
import { Card, CardBody, CardMedia, CardTitle, Picture } from '@mall/ui';
import styles from './shop-card.module.css';

export interface ShopCardProps {
  shop: ShopSummary;
  category: string;
  /** Floor and unit as text. */
  location: string;
  /** Loads the logo with the page instead of lazily. */
  priority: boolean;
}

/** A shop in the list; the whole card leads to its page. */
export function ShopCard({ shop, category, location, priority }: ShopCardProps) {
  return (
    <Card>
      <CardMedia className={styles.logo}>
        <Picture image={shop.images.logo} alt="" ratio="1:1" fit="contain" priority={priority} />
      </CardMedia>
      <CardBody className={styles.body}>
        <CardTitle level={2} className={styles.name}>
          <PageLink to="shop" params={{ slug: shop.slug }}>
            {shop.name}
          </PageLink>
        </CardTitle>
        <p className={styles.category}>{category}</p>
        <p className={styles.location}>{location}</p>
      </CardBody>
    </Card>
  );
}
