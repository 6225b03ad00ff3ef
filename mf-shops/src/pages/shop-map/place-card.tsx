/** The card of a place on the plan: its focus, its facts, and the links to close it and to walk there. */
import { useMessages } from '@mall/i18n';
import { type LinkQuery, useQueryChange } from '@mall/runtime';
import { buttonClass, Icon } from '@mall/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import {
  DIRECTIONS_KEYS,
  FLOOR_KEY,
  MapChangeLink,
  NOT_IN_WALKS,
  PLACE_KEY,
  VISIT_KEY,
} from '../../shop-query.tsx';
import type { MapState } from './map-state.ts';
import styles from './place-card.module.css';
import { listedId } from './plan-lists.tsx';
import type { PlacedEvent, Today } from './use-today.ts';

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
    if (place) heading.current?.focus();
    // Elsewhere when another control has closed it, such as the switch of floors.
    else if (document.activeElement === document.body && before) {
      // On a phone the list would cover the plan; beside it, it scrolls to the link.
      const isOverPlan = globalThis.matchMedia?.('(max-width: 991.98px)').matches ?? false;
      document.getElementById(listedId(before))?.focus({ preventScroll: isOverPlan });
    }
  }, [place]);
  return heading;
}

/** Leads to the directions, where the visitor chooses the start. */
const directionsTo = (place: string): LinkQuery => ({
  ...NOT_IN_WALKS,
  [VISIT_KEY]: '',
  [DIRECTIONS_KEYS.from]: '',
  [DIRECTIONS_KEYS.to]: place,
});

export interface ChosenPlaceProps {
  state: MapState;
  heading: RefObject<HTMLHeadingElement | null>;
  today: Today;
}

/** As many as a phone has room for beside the plan. */
const MAX_EVENTS = 2;

function TodayList({ events }: { events: readonly PlacedEvent[] }) {
  const t = useMessages('shops');
  if (events.length === 0) return null;
  return (
    <ul className={styles.today} aria-label={t('shop-on-plan.today')}>
      {events.slice(0, MAX_EVENTS).map(({ event, time }) => (
        <li key={event.id}>
          <strong>{time}</strong> <a href={event.url}>{event.title}</a>
        </li>
      ))}
    </ul>
  );
}

interface PlaceCardProps extends ChosenPlaceProps {
  image: ReactNode;
  title: ReactNode;
  note?: string | undefined;
  status: ReactNode;
  location: string;
  children?: ReactNode;
}

export function PlaceCard({ state, heading, today, children, ...facts }: PlaceCardProps) {
  const { place = '', floor, unit } = state;
  const { image, title, note, status, location } = facts;
  const t = useMessages('shops');
  const change = useQueryChange();
  const closed = { [PLACE_KEY]: '', [FLOOR_KEY]: floor };
  return (
    <section
      className={styles.card}
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
        <TodayList events={today.filter((placed) => placed.unit === unit?.id)} />
      </div>
      <MapChangeLink
        changes={closed}
        className={styles.close}
        aria-label={t('shop-on-plan.close')}
        replace
      >
        <Icon name="cross" />
      </MapChangeLink>
      <div className={styles.links}>
        {unit ? (
          <MapChangeLink changes={directionsTo(place)} className={buttonClass('primary', 'small')}>
            {t('shop-on-plan.way')}
          </MapChangeLink>
        ) : null}
        {children}
      </div>
    </section>
  );
}
