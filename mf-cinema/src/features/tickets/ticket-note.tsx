import type { Movie } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { formatForints } from '@mall/ui/money';
import { Fragment } from 'react';
import styles from './ticket-note.module.css';
import { hasWeekdayPrice, lowestPrice, type TicketPrices } from './ticket-prices.ts';

interface TicketNoteProps {
  prices: TicketPrices | undefined;
  /** Of one movie on one day. */
  screenings: Movie['events'];
  rating: Movie['age_rating'];
}

/** From what price there are tickets, for each format that is shown. */
export function TicketNote({ prices, screenings, rating }: TicketNoteProps) {
  const t = useMessages('cinema');
  const { language } = useShellContext();
  const formats = [...new Map(screenings.map((one) => [one.format, one])).values()];
  if (!prices || formats.length === 0) return null;
  const notes = formats
    .sort((a, b) => a.format.localeCompare(b.format))
    .map((screening) => {
      const price = formatForints(lowestPrice(prices, screening, rating), language);
      if (screening.format === '3D') return t('tickets.from3D', { price });
      return t(hasWeekdayPrice(prices, screening) ? 'tickets.wednesday' : 'tickets.from', {
        price,
      });
    });
  return (
    <p className={styles.note}>
      {notes.map((note, index) => (
        <Fragment key={note}>
          {index > 0 ? ' · ' : null}
          <span className={styles.part}>{note}</span>
        </Fragment>
      ))}
    </p>
  );
}
