/** The shops and attractions of the plan as lists: what the plan shows, for the keyboard and screen readers. */
import { FLOORS, type PlanDrawing, type ShopMap } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { chipClass } from '@mall/ui/filter-chips';
import { isAttraction, unitsOf } from '../../features/floor-plan-view/plan-symbols.tsx';
import { isWholeCategory, useShopFilter } from '../../features/shop-filter/filter-query.ts';
import { rovingFocus } from '../../features/shop-list/roving-focus.ts';
import { VisitStar } from '../../features/visit-list/visit-star.tsx';
import { MapChangeLink, type MapChangeLinkProps, PLACE_KEY } from '../../shop-query.tsx';
import type { MapState } from './map-state.ts';
import styles from './plan-lists.module.css';

/** The id of the link to a shop or attraction, which has the focus again when its card is closed. */
export const listedId = (place: string): string => `bolt-${place}`;

interface PlaceLinkProps extends Pick<MapChangeLinkProps, 'className' | 'children'> {
  /** Slug of a shop, or id of an attraction. */
  place: string;
  state: MapState;
}

function PlaceLink({ place, state, ...link }: PlaceLinkProps) {
  return (
    <MapChangeLink
      {...link}
      id={listedId(place)}
      changes={{ [PLACE_KEY]: place }}
      aria-current={place === state.place ? 'true' : undefined}
      replace
    />
  );
}

/** Cinema, aquarium and the like; none among filtered shops, of which they are no part. */
export function AttractionList({ drawing, state }: { drawing: PlanDrawing; state: MapState }) {
  const t = useMessages('shops');
  const { floor, ...filter } = useShopFilter().filter;
  const attractions = unitsOf(drawing).filter(({ kind }) => isAttraction(kind));
  if (filter.category || !isWholeCategory(filter) || attractions.length === 0) return null;
  return (
    <section aria-labelledby="attractions" className={styles.attractions}>
      <h2 id="attractions" className={styles.heading}>
        {t('map-list.attractions')}
      </h2>
      <ul className={styles.chips}>
        {attractions.map(({ id, name = id }) => (
          <li key={id}>
            <PlaceLink place={id} state={state} className={chipClass()}>
              {name}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ListedShop({ shop, state }: { shop: ShopMap['shops'][number]; state: MapState }) {
  return (
    <li className={styles.item}>
      <PlaceLink place={shop.slug} state={state} className={styles.shop}>
        <span className={styles.name}>{shop.name}</span>{' '}
        <span className={styles.unit}>{shop.unit}</span>
      </PlaceLink>
      <VisitStar shop={shop} compact />
    </li>
  );
}

/** Those that pass the filters, by floor: first the floor that the plan shows. */
export function ShopLists({ map, state }: { map: ShopMap; state: MapState }) {
  const t = useMessages('shops');
  return [...new Set([state.floor, ...FLOORS])].map((one) => {
    const listed = map.shops.filter((shop) => shop.floor === one);
    if (listed.length === 0) return null;
    const heading = `${one}-shops`;
    return (
      <section key={one} aria-labelledby={heading}>
        <h2 id={heading} className={styles.heading}>
          {t(`shop-location.${one}`)}{' '}
          <span className={styles.count}>{t('map-list.count', { count: listed.length })}</span>
        </h2>
        <ul ref={rovingFocus} className={styles.list}>
          {listed.map((shop) => (
            <ListedShop key={shop.slug} shop={shop} state={state} />
          ))}
        </ul>
      </section>
    );
  });
}
