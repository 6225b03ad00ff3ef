import { useMessages } from '@mall/i18n';
import type { Screening } from './programme.ts';
import styles from './showtime-list.module.css';

interface ScreeningFactsProps {
  screening: Screening;
  /** Whether the version is named: where all screenings have the same, the movie's facts say it. */
  withVersion: boolean;
}

/** Format where it is 3D, version, and hall of a screening. */
export function ScreeningFacts({ screening, withVersion }: ScreeningFactsProps) {
  const t = useMessages('cinema');
  const { format, version, hall } = screening;
  const facts = [
    ...(format === '3D' ? [format] : []),
    ...(withVersion ? [t(`showtimes.version.${version}`)] : []),
    t('showtimes.hall', { hall }),
  ];
  return <span className={styles.facts}> {facts.join(' · ')}</span>;
}
