import type { Floor, ShopOnMap } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import type { LinkQuery } from '@mall/runtime';
import type { ReactNode } from 'react';
import { MapStateLink } from '../../map-state-link.tsx';
import { listedId } from './listed-id.ts';
import styles from './map-list.module.css';

export interface MapListProps {
  /** Those that pass the filters, in alphabetical order. */
  shops: readonly ShopOnMap[];
  /** The floor that the plan shows: its shops come first. */
  floor: Floor;
  /** Slug of the shop whose card is open. */
  chosen: string | undefined;
  /** The query of the map with a shop's card open. */
  queryOf: (shop: string) => LinkQuery;
  /** Beside each shop. */
  renderAction: (shop: ShopOnMap) => ReactNode;
}

const OTHER: Readonly<Record<Floor, Floor>> = { ground: 'upper', upper: 'ground' };

function ListedShop(props: Omit<MapListProps, 'shops' | 'floor'> & { shop: ShopOnMap }) {
  const { shop, chosen, queryOf, renderAction } = props;
  return (
    <li className={styles.item}>
      <MapStateLink
        id={listedId(shop.slug)}
        query={queryOf(shop.slug)}
        className={styles.shop}
        aria-current={shop.slug === chosen ? 'true' : undefined}
        replace
      >
        <span className={styles.name}>{shop.name}</span>{' '}
        <span className={styles.unit}>{shop.unit}</span>
      </MapStateLink>
      {renderAction(shop)}
    </li>
  );
}

/** The shops of the plan as a list: what the plan says, for the keyboard and screen readers. */
export function MapList({ shops, floor, ...rest }: MapListProps) {
  const t = useMessages('shops');
  return [floor, OTHER[floor]].map((one) => {
    const listed = shops.filter((shop) => shop.floor === one);
    if (listed.length === 0) return null;
    const heading = `${one}-shops`;
    return (
      <section key={one} aria-labelledby={heading}>
        <h2 id={heading} className={styles.heading}>
          {t(`shop-location.${one}`)}{' '}
          <span className={styles.count}>{t('map-list.count', { count: listed.length })}</span>
        </h2>
        <ul className={styles.list}>
          {listed.map((shop) => (
            <ListedShop key={shop.slug} shop={shop} {...rest} />
          ))}
        </ul>
      </section>
    );
  });
}
