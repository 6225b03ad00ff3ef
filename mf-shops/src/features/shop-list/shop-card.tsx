import type { ShopListItem } from '@mall/contracts';
import { PageLink } from '@mall/runtime';
import { Card, CardTitle, Picture } from '@mall/ui';
import type { ReactNode } from 'react';
import styles from './shop-card.module.css';

export interface ShopCardProps {
  shop: ShopListItem;
  category: string;
  location: string;
  status?: ReactNode;
  action?: ReactNode;
  /** Loads the logo with the page instead of lazily. */
  priority?: boolean | undefined;
}

/** A shop in the list; the whole card leads to its page. */
export function ShopCard({ shop, category, location, status, action, priority }: ShopCardProps) {
  return (
    <Card className={styles.card}>
      <Picture
        image={shop.images.logo}
        alt=""
        ratio="1:1"
        fit="contain"
        priority={priority}
        className={styles.logo}
      />
      <div className={styles.text}>
        <CardTitle level={3} className={styles.name}>
          <PageLink to="shop" params={{ slug: shop.slug }}>
            {shop.name}
          </PageLink>
        </CardTitle>
        <p className={styles.detail}>{category}</p>
        <p className={styles.detail}>{location}</p>
        {status ? <p className={styles.detail}>{status}</p> : null}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </Card>
  );
}
