/** The minute that it is, for a page that stays open. */
import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE / 2);
  return () => clearInterval(timer);
}

const currentMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

/**
 * The start of this minute in milliseconds. It is 0 on the server and while its page is taken over:
 * the API has left out what has begun, and both must show the same.
 */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, currentMinute, () => 0);
}
