/** What a visitor of a venue plans by: open today, for whom, how long, how much, where. */
import { OpenStatus } from '@mall/blocks';
import type { Venue } from '@mall/contracts';
import { useShellContext } from '@mall/runtime';
import type { ReactNode } from 'react';
import { agesText, priceText, timeText } from './fact-texts.ts';
import { textsOf } from './texts.ts';
import { useStatusText } from './use-status-text.ts';
import styles from './venue-facts.module.css';

interface FactProps {
  name: string;
  children: ReactNode;
  /** Below the value. */
  more?: ReactNode;
}

function Fact({ name, children, more }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        {children}
        {more ? <span className={styles.more}>{more}</span> : null}
      </dd>
    </div>
  );
}

function TodayFact({ venue }: { venue: Venue }) {
  const t = textsOf(useShellContext().language);
  const status = useStatusText(venue);
  if (!status) return null;
  return (
    <Fact name={t.today} more={status.cashDesk}>
      <OpenStatus isOpen={status.isOpen} text={status.text} className={styles.status} />
    </Fact>
  );
}

export interface VenueFactsProps {
  venue: Venue;
  /** Floor and way. */
  place?: ReactNode;
  /** A link below the price. */
  priceLink?: ReactNode;
  /** In a card: names before the values, each on a line. */
  inCard?: boolean;
}

/** A description list of the facts that the content has. */
export function VenueFacts({ venue, place, priceLink, inCard = false }: VenueFactsProps) {
  const { language } = useShellContext();
  const t = textsOf(language);
  const price = priceText(venue, t, language);
  return (
    <dl className={inCard ? styles.lines : styles.boxes}>
      <TodayFact venue={venue} />
      <Fact name={t.ages}>{agesText(venue, t)}</Fact>
      <Fact name={t.time}>{timeText(venue, t, language)}</Fact>
      {price ? (
        <Fact name={t.price} more={priceLink}>
          {price}
        </Fact>
      ) : null}
      {place ? <Fact name={t.place}>{place}</Fact> : null}
    </dl>
  );
}
