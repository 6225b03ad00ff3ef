import type { Floor, ShopOnMap } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import type { LinkQuery } from '@mall/runtime';
import { chipClass } from '@mall/ui/filter-chips';
import type { ReactNode } from 'react';
import { MapStateLink } from '../../shop-query.tsx';
import styles from './map-list.module.css';

/** The id of the link to a shop or attraction, which has the focus again when its card is closed. */
export const listedId = (place: string): string => `bolt-${place}`;

interface AttractionLinksProps {
  attractions: readonly { id: string; name: string }[];
  chosen: string | undefined;
  queryOf: (id: string) => LinkQuery;
}

/** Cinema, aquarium and the like: what the plan shows besides the shops. */
export function AttractionLinks({ attractions, chosen, queryOf }: AttractionLinksProps) {
  const t = useMessages('shops');
  if (attractions.length === 0) return null;
  return (
    <section aria-labelledby="attractions" className={styles.attractions}>
      <h2 id="attractions" className={styles.heading}>
        {t('map-list.attractions')}
      </h2>
      <ul className={styles.chips}>
        {attractions.map(({ id, name }) => (
          <li key={id}>
            <MapStateLink
              id={listedId(id)}
              query={queryOf(id)}
              className={chipClass()}
              aria-current={id === chosen ? 'true' : undefined}
              replace
            >
              {name}
            </MapStateLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MapListProps {
  /** Those that pass the filters, in alphabetical order. */
  shops: readonly ShopOnMap[];
  /** The floor that the plan shows: its shops come first. */
  floor: Floor;
  chosen: string | undefined;
  queryOf: (shop: string) => LinkQuery;
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
