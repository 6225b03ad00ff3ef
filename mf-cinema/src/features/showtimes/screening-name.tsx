import { useMessages } from '@mall/i18n';
import { formatTime } from '@mall/ui';
import type { Screening } from './programme.ts';
import styles from './showtime-list.module.css';

export interface ScreeningNameProps {
  screening: Screening;
  /** For screen readers, which also list links without the card around them. */
  movie: string;
  /** The facts that are visible: `all`; `hall` where every screening has the same version; or none. */
  facts: 'all' | 'hall' | 'none';
}

/** Starting time, format where it is 3D, version, hall and movie of a screening. */
export function ScreeningName({ screening, movie, facts }: ScreeningNameProps) {
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
