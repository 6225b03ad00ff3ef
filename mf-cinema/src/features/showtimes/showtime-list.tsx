import { NewTabNote } from '@mall/blocks';
import type { Movie } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { track } from '@mall/runtime';
import { formatTime } from '@mall/ui';
import type { ReactNode } from 'react';
import { hasBegun, type Screening } from './programme.ts';
import styles from './showtime-list.module.css';

interface ScreeningNameProps {
  screening: Screening;
  /** For screen readers, which also list links without the card around them. */
  movie: string;
  /** The facts that are visible: `all`; `hall` where every screening has the same version; or none. */
  facts: 'all' | 'hall' | 'none';
}

function ScreeningName({ screening, movie, facts }: ScreeningNameProps) {
  const t = useMessages('cinema');
  const { time, format, hall } = screening;
  const version = t(`showtimes.version.${screening.version}`);
  const visible = [
    ...(format === '3D' ? [format] : []),
    ...(facts === 'all' ? [version] : []),
    t('showtimes.hall', { hall }),
  ].join(' · ');
  const hidden = [...(facts === 'all' ? [] : [version]), movie].join(' · ');
  return (
    <>
      <time dateTime={time}>{formatTime(time)}</time>
      <span className={facts === 'none' ? 'visually-hidden' : styles.facts}> {visible}</span>
      <span className="visually-hidden"> · {hidden}</span>
    </>
  );
}

interface ShowtimeListProps {
  movie: Pick<Movie, 'name'>;
  screenings: readonly Screening[];
  /** Milliseconds: what has begun by then is dimmed, and leads nowhere. */
  now: number;
  /** `compact`: narrower links with the time alone, for a card; `week`: with all facts. */
  layout?: 'list' | 'compact' | 'week';
  renderMore?: (screening: Screening) => ReactNode;
}

function TicketLink({ url, children }: { url: string; children: ReactNode }) {
  const t = useMessages('cinema');
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className={styles.time}
      onClick={() => track({ event: 'Lead', category: 'BookTime', label: 'Movie' })}
    >
      {children}
      <span className="visually-hidden"> · {t('showtimes.tickets')}</span>
      <NewTabNote />
    </a>
  );
}

/** The movie's own facts name the version where all screenings of a list have the same. */
function factsOf(
  screenings: readonly Screening[],
  layout: NonNullable<ShowtimeListProps['layout']>,
): ScreeningNameProps['facts'] {
  if (layout === 'compact') return 'none';
  const versions = new Set(screenings.map(({ version }) => version));
  return layout === 'week' || versions.size > 1 ? 'all' : 'hall';
}

export function ShowtimeList({
  movie,
  screenings,
  now,
  layout = 'list',
  renderMore,
}: ShowtimeListProps) {
  const t = useMessages('cinema');
  if (screenings.length === 0) return null;
  const facts = factsOf(screenings, layout);
  return (
    <ul
      className={layout === 'compact' ? styles.compact : styles.times}
      aria-label={t('showtimes.times')}
    >
      {screenings.map((screening) => {
        const name = <ScreeningName screening={screening} movie={movie.name} facts={facts} />;
        return (
          <li key={screening.id}>
            {hasBegun(screening, now) ? (
              <span className={`${styles.time} ${styles.begun}`}>
                {name}
                <span className="visually-hidden"> · {t('showtimes.begun')}</span>
              </span>
            ) : (
              <TicketLink url={screening.url}>{name}</TicketLink>
            )}
            {hasBegun(screening, now) ? null : renderMore?.(screening)}
          </li>
        );
      })}
    </ul>
  );
}
