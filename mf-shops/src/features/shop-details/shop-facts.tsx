import { OpenStatus, PhoneLink, useOpenStatus } from '@mall/blocks';
import type { Shop } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useApiData } from '@mall/runtime';
import { buttonClass, Picture } from '@mall/ui';
import type { ReactNode } from 'react';
import { DIRECTIONS_KEYS, FILTER_KEYS, MapStateLink, PLACE_KEY } from '../../shop-query.tsx';
import { useLocationText } from '../../shop-texts.ts';
import styles from './shop-facts.module.css';

export function CategoryLinks({ shop }: { shop: Shop }) {
  const t = useMessages('shops');
  const { categories } = useApiData('config');
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

function MapLinks({ slug }: { slug: string }) {
  const t = useMessages('shops');
  const className = buttonClass('secondary', 'small');
  return (
    <>
      <MapStateLink query={{ [PLACE_KEY]: slug }} className={className}>
        {t('shop-location.showOnMap')}
      </MapStateLink>
      <MapStateLink query={{ [DIRECTIONS_KEYS.to]: slug }} className={className}>
        {t('shop-location.wayTo')}
      </MapStateLink>
    </>
  );
}

interface ShopFactsProps {
  shop: Shop;
  isOnPlan: boolean;
  /** More links. */
  children: ReactNode;
}

/** What most visitors open a shop's page for: is it open, where is it, how to call it. */
export function ShopFacts({ shop, isOnPlan, children }: ShopFactsProps) {
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
        <li className={styles.status}>
          <OpenStatus {...useOpenStatus()(shop)} />
        </li>
        <li>{useLocationText()(shop)}</li>
        {shop.phone ? (
          <li>
            <PhoneLink phone={shop.phone} className={styles.phone} />
          </li>
        ) : null}
      </ul>
      <div className={styles.links}>
        {isOnPlan ? <MapLinks slug={shop.slug} /> : null}
        {children}
      </div>
    </div>
  );
}
