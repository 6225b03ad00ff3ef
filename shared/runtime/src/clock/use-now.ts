/** The time that a page shows: the server's while the page is hydrated, then the visitor's (decision 34). */
import { useSyncExternalStore } from 'react';
import { useShellContext } from '../page/shell-context.ts';

const MINUTE_MS = 60_000;

const startOfMinute = (moment: number) => moment - (moment % MINUTE_MS);
const currentMinute = () => startOfMinute(Date.now());

/** Calls `listener` at each full minute, and when the tab becomes visible again. */
function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  const tick = () => {
    clearTimeout(timer);
    listener();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The start of this minute in milliseconds. */
export function useNow(): number {
  const { renderedAt } = useShellContext();
  return useSyncExternalStore(subscribe, currentMinute, () => startOfMinute(renderedAt));
}
