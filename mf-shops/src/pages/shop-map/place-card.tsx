/** The card of a place on the plan: its focus, its facts, and the links to close it and to walk there. */
import type { DrawnUnit, PlanDrawing } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { type LinkQuery, usePageQuery, useQueryChange } from '@mall/runtime';
import { buttonClass, Icon } from '@mall/ui';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import {
  changedQuery,
  DIRECTIONS_KEYS,
  FLOOR_KEY,
  MapStateLink,
  PLACE_KEY,
  VISIT_KEY,
} from '../../shop-query.tsx';
import type { MapState } from './map-state.ts';
import pageStyles from './page.module.css';
import styles from './place-card.module.css';
import { listedId } from './plan-lists.tsx';

/**
 * A card that the visitor opens takes the focus; one that closes gives it to its link in the list. The
 * card of the page's own URL leaves it where it is.
 * @returns for the card's heading.
 */
export function useCardFocus(place: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(place);
  useEffect(() => {
    const before = last.current;
    last.current = place;
    if (before === place) return;
    if (place) heading.current?.focus({ preventScroll: true });
    // Elsewhere when another control has closed it, such as the switch of floors.
    else if (document.activeElement === document.body && before) {
      document.getElementById(listedId(before))?.focus({ preventScroll: true });
    }
  }, [place]);
  return heading;
}

/** From the entrance that is nearest on the plan; the visitor may then choose another one. */
function directionsTo(
  place: string,
  { floors }: PlanDrawing,
  unit: DrawnUnit | undefined,
): LinkQuery {
  const { x = 0, y = 0 } = unit?.room ?? {};
  const [nearest] = floors
    .flatMap(({ signs }) => signs.filter(({ kind }) => kind === 'entrance'))
    .sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
  return {
    [PLACE_KEY]: '',
    [FLOOR_KEY]: '',
    [VISIT_KEY]: '',
    [DIRECTIONS_KEYS.from]: nearest?.id ?? '',
    [DIRECTIONS_KEYS.to]: place,
  };
}

export interface ChosenPlaceProps {
  state: MapState;
  drawing: PlanDrawing;
  heading: RefObject<HTMLHeadingElement | null>;
}

interface PlaceCardProps extends ChosenPlaceProps {
  image: ReactNode;
  title: ReactNode;
  note?: string | undefined;
  status: ReactNode;
  location: string;
  children?: ReactNode;
}

export function PlaceCard({ state, drawing, heading, children, ...facts }: PlaceCardProps) {
  const { place = '', floor, unit } = state;
  const { image, title, note, status, location } = facts;
  const t = useMessages('shops');
  const query = usePageQuery();
  const change = useQueryChange();
  const closed = { [PLACE_KEY]: '', [FLOOR_KEY]: floor };
  return (
    <section
      className={clsx(styles.card, pageStyles.card)}
      aria-labelledby="shop-on-plan"
      onKeyDown={({ key }) => key === 'Escape' && change(closed)}
    >
      <div className={styles.logo}>{image}</div>
      <div>
        <h2 id="shop-on-plan" ref={heading} tabIndex={-1} className={styles.name}>
          {title}
        </h2>
        <p className={styles.facts}>
          {status} <span>{location}</span>
        </p>
        {note ? <p className={styles.category}>{note}</p> : null}
      </div>
      <MapStateLink
        query={changedQuery(query, closed)}
        className={styles.close}
        aria-label={t('shop-on-plan.close')}
        replace
      >
        <Icon name="cross" />
      </MapStateLink>
      <div className={styles.links}>
        <MapStateLink
          query={changedQuery(query, directionsTo(place, drawing, unit))}
          className={buttonClass('primary', 'small')}
        >
          {t('shop-on-plan.way')}
        </MapStateLink>
        {children}
      </div>
    </section>
  );
}
