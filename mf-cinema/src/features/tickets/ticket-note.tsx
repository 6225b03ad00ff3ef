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

const FORMATS = ['2D', '3D'] as const;

/** From what price there are tickets, for each format that is shown; a weekday's own ticket by its name. */
export function TicketNote({ tickets, screenings, rating }: TicketNoteProps) {
  const t = useMessages('cinema');
  const { language } = useShellContext();
  const notes = FORMATS.flatMap((format) => {
    const screening = screenings.findLast((one) => one.format === format);
    const ticket = screening && cheapestTicket(tickets, screening, rating);
    if (!ticket) return [];
    const price = formatForints(ticket.amount, language);
    if (format === '3D') return t('tickets.from3D', { price });
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
