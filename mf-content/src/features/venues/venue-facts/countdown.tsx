import { useShellContext } from '@mall/runtime';
import { useSyncExternalStore } from 'react';
import styles from './venue-shows.module.css';

const SECOND_MS = 1000;
const MINUTE_S = 60;

const startOfSecond = (moment: number) => moment - (moment % SECOND_MS);

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND_MS);
  return () => clearInterval(timer);
}

/** The start of this second in milliseconds: the server's while the page is hydrated, as with `useNow`. */
function useSecond(): number {
  const { renderedAt } = useShellContext();
  return useSyncExternalStore(
    subscribe,
    () => startOfSecond(Date.now()),
    () => startOfSecond(renderedAt),
  );
}

interface CountdownProps {
  /** Milliseconds since 1970. */
  until: number;
  /** Before the time, for instance `in`. */
  label: string;
  /** Read out once, a minute before the end. */
  announcement: string;
}

/**
 * Minutes and seconds to a moment, in a place of fixed width. Screen readers get the time of the moment
 * beside it instead, and one remark in the last minute: a text that changes each second is noise.
 */
export function Countdown({ until, label, announcement }: CountdownProps) {
  const seconds = Math.max(0, Math.round((until - useSecond()) / SECOND_MS));
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
