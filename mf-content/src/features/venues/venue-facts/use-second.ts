/** The time to the second, for a countdown: the server's while the page is hydrated, as with `useNow`. */
import { useShellContext } from '@mall/runtime';
import { useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

const startOfSecond = (moment: number) => moment - (moment % SECOND_MS);
const currentSecond = () => startOfSecond(Date.now());

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND_MS);
  return () => clearInterval(timer);
}

/** The start of this second in milliseconds. */
export function useSecond(): number {
  const { renderedAt } = useShellContext();
  return useSyncExternalStore(subscribe, currentSecond, () => startOfSecond(renderedAt));
}
