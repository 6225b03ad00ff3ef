import { NewTabNote } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { track, useShellContext } from '@mall/runtime';
import { formatTime } from '@mall/ui';
import type { Screening } from './programme.ts';
import { ScreeningFacts } from './screening-facts.tsx';
import styles from './showtime-list.module.css';

interface ShowtimeListProps {
  screenings: readonly Screening[];
  /** Narrower links with the time alone, for a card. */
  compact?: boolean;
}

/** Links to the tickets of screenings, by starting time; nothing when there are none. */
export function ShowtimeList({ screenings, compact = false }: ShowtimeListProps) {
  const t = useMessages('cinema');
  const { language } = useShellContext();
  if (screenings.length === 0) return null;
  const withVersion = new Set(screenings.map(({ version }) => version)).size > 1;
  return (
    <ul className={compact ? styles.compact : styles.times} aria-label={t('showtimes.times')}>
      {screenings.map((screening) => (
        <li key={screening.id}>
          <a
            href={screening.url}
            target="_blank"
            rel="noopener"
            className={styles.time}
            onClick={() => track({ event: 'Lead', category: 'BookTime', label: 'Movie' })}
          >
            <time dateTime={screening.time}>{formatTime(screening.time, language)}</time>
            {compact ? null : <ScreeningFacts screening={screening} withVersion={withVersion} />}
            <span className="visually-hidden"> {t('showtimes.tickets')}</span>
            <NewTabNote />
          </a>
        </li>
      ))}
    </ul>
  );
}
