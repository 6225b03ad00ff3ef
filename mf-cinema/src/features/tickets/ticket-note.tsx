import type { Movie, Price } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { formatForints } from '@mall/ui/money';
import { Fragment } from 'react';
import styles from './ticket-note.module.css';
import { cheapestTicket } from './ticket-prices.ts';

interface TicketNoteProps {
  tickets: readonly Price[];
  screenings: Movie['events'];
  rating: Movie['age_rating'];
}

/** From what price there are tickets, for each format that is shown; a weekday's own ticket by its name. */
export function TicketNote({ tickets, screenings, rating }: TicketNoteProps) {
  const t = useMessages('cinema');
  const { language } = useShellContext();
  const formats = [...new Map(screenings.map((one) => [one.format, one])).values()];
  const notes = formats
    .sort((a, b) => a.format.localeCompare(b.format))
    .flatMap((screening) => {
      const ticket = cheapestTicket(tickets, screening, rating);
      if (!ticket) return [];
      const price = formatForints(ticket.amount, language);
      if (screening.format === '3D') return t('tickets.from3D', { price });
      return ticket.rule?.weekdays ? `${ticket.label}: ${price}` : t('tickets.from', { price });
    });
  if (notes.length === 0) return null;
  return (
    <p className={styles.note}>
      {notes.map((note, index) => (
        <Fragment key={note}>
          {index > 0 && ' '}
          <span>{note}</span>
        </Fragment>
      ))}
    </p>
  );
}
