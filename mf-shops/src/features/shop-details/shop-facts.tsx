import { PhoneLink } from '@mall/blocks';
import type { Shop } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { Picture } from '@mall/ui';
import type { ReactNode } from 'react';
import styles from './shop-facts.module.css';

interface ShopFactsProps {
  shop: Pick<Shop, 'images' | 'phone'>;
  /** Whether it is open now, and until when. */
  status: ReactNode;
  /** Floor and unit as text. */
  location: string;
  /** Links to the map. */
  links: ReactNode;
}

/** What most visitors open a shop's page for: is it open, where is it, how to call it. */
export function ShopFacts({ shop, status, location, links }: ShopFactsProps) {
  const t = useMessages('shops');
  return (
    <div className={styles.facts}>
      <Picture
        image={shop.images.logo}
        alt=""
        ratio="1:1"
        fit="contain"
        priority
        className={styles.logo}
      />
      <ul className={styles.list} aria-label={t('shop-details.facts')}>
        <li className={styles.status}>{status}</li>
        <li>{location}</li>
        {shop.phone ? (
          <li>
            <PhoneLink phone={shop.phone} className={styles.phone} />
          </li>
        ) : null}
      </ul>
      <div className={styles.links}>{links}</div>
    </div>
  );
}
