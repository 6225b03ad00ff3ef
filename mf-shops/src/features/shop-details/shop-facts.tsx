import { PhoneLink } from '@mall/blocks';
import type { Config, Shop, ShopSummary } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { Picture } from '@mall/ui';
import type { ReactNode } from 'react';
import { FILTER_KEYS } from '../../shop-query.tsx';
import styles from './shop-facts.module.css';

interface CategoryLinksProps {
  shop: Pick<ShopSummary, 'categories'>;
  categories: Config['categories'];
}

export function CategoryLinks({ shop, categories }: CategoryLinksProps) {
  const t = useMessages('shops');
  const own = categories.filter(({ slug }) => shop.categories.includes(slug));
  return (
    <ul className={styles.categories} aria-label={t('shop-details.categories')}>
      {own.map(({ slug, name }) => (
        <li key={slug}>
          <PageLink to="shops" query={{ [FILTER_KEYS.category]: slug }} className={styles.category}>
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

interface ShopFactsProps {
  shop: Pick<Shop, 'images' | 'phone'>;
  status: ReactNode;
  location: string;
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
