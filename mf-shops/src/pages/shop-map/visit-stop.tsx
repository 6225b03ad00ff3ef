import { OpenStatus, type useOpenStatus } from '@mall/blocks';
import type { PlanDrawing, ShopMap } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { Icon } from '@mall/ui';
import type { DirectionsResult } from '../../features/directions/directions.ts';
import { DirectionsDescription } from '../../features/directions/directions-description.tsx';
import { unitsOf } from '../../features/floor-plan-view/plan-symbols.tsx';
import { MapChangeLink, PLACE_KEY } from '../../shop-query.tsx';
import { placesOf } from './places.ts';
import styles from './visit-panel.module.css';

/** What a stop of a visit says, by the slug of its shop. */
export function stopsOf(drawing: PlanDrawing, map: ShopMap) {
  const names = new Map(placesOf(drawing).map(({ id, name }) => [id, name]));
  const units = new Map(unitsOf(drawing).map(({ shop, id }) => [shop, id]));
  const hours = new Map(map.shops.map((shop) => [shop.slug, map.near_hours[shop.hours]]));
  return {
    nameOf: (id: string) => names.get(id) ?? id,
    unitOf: (slug: string) => units.get(slug) ?? '',
    /** Undefined for a shop that the filters of the map leave out. */
    hoursOf: (slug: string) => hours.get(slug),
  };
}

interface StopProps {
  stops: ReturnType<typeof stopsOf>;
  slug: string;
  status: ReturnType<typeof useOpenStatus>;
  /** From the place before. */
  way: DirectionsResult | undefined;
  onRemove: (() => void) | undefined;
}

function StopWay({ stops: { nameOf }, way }: Omit<StopProps, 'onRemove'>) {
  const t = useMessages('shops');
  if (!way?.from || !way.to || !way.directions) return null;
  const { from, to, directions } = way;
  return (
    <details>
      <summary className={styles.summary}>
        {t('visit-list.way', { metres: directions.metres })}
      </summary>
      <div className={styles.steps}>
        <DirectionsDescription
          directions={directions}
          from={nameOf(from.id)}
          to={nameOf(to.id)}
          shopName={nameOf}
        />
      </div>
    </details>
  );
}

export function Stop({ onRemove, ...stop }: StopProps) {
  const { stops, slug, status } = stop;
  const t = useMessages('shops');
  const hours = stops.hoursOf(slug);
  return (
    <li className={styles.stop}>
      <div className={styles.place}>
        <MapChangeLink changes={{ [PLACE_KEY]: slug }} replace>
          {stops.nameOf(slug)}
        </MapChangeLink>{' '}
        <span className={styles.location}>{stops.unitOf(slug)}</span>{' '}
        {hours ? (
          <div className={styles.status}>
            <OpenStatus {...status(hours)} />
          </div>
        ) : null}
        <StopWay {...stop} />
      </div>
      {onRemove ? (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('visit-list.removeNamed', { shop: stops.nameOf(slug) })}
          onClick={onRemove}
        >
          <Icon name="cross" />
        </button>
      ) : null}
    </li>
  );
}
