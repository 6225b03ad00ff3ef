import { useMessages } from '@mall/i18n';
import { track, useVisit } from '@mall/runtime';
import { formatTime } from '@mall/ui';
import type { Screening } from './programme.ts';
import styles from './showtime-list.module.css';

interface ShowtimeListProps {
  screenings: readonly Screening[];
  /** Narrower links, for a card. */
  compact?: boolean;
}

/** Links to the tickets of screenings, by starting time; nothing when there are none. */
export function ShowtimeList({ screenings, compact = false }: ShowtimeListProps) {
  const t = useMessages('cinema');
  const { language } = useVisit();
  if (screenings.length === 0) return null;
  return (
    <ul className={compact ? styles.compact : styles.times} aria-label={t('showtimes.times')}>
      {screenings.map(({ id, url, time }) => (
        <li key={id}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className={styles.time}
            onClick={() => track({ event: 'Lead', category: 'BookTime', label: 'Movie' })}
          >
            <time dateTime={time}>{formatTime(time, language)}</time>
            <span className="visually-hidden"> ({t('showtimes.newTab')})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
