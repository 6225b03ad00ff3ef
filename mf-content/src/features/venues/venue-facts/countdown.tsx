import { useSecond } from './use-second.ts';
import styles from './venue-shows.module.css';

const MINUTE_S = 60;

interface CountdownProps {
  /** Milliseconds since 1970. */
  until: number;
  /** Before the time, for instance `in`. */
  label: string;
  /** Said once, a minute before the end. */
  announcement: string;
}

/**
 * Minutes and seconds to a moment, in a place of fixed width. Screen readers get the time of the moment
 * beside it instead, and one remark in the last minute: a text that changes each second is noise.
 */
export function Countdown({ until, label, announcement }: CountdownProps) {
  const seconds = Math.max(0, Math.round((until - useSecond()) / 1000));
  const left = [Math.floor(seconds / MINUTE_S), seconds % MINUTE_S];
  return (
    <>
      <span aria-hidden="true" className={styles.countdown}>
        {label} <b>{left.map((part) => String(part).padStart(2, '0')).join(':')}</b>
      </span>
      <span role="status" className="visually-hidden">
        {seconds <= MINUTE_S ? announcement : ''}
      </span>
    </>
  );
}
