/** The time that a page shows: the server's while the page is hydrated, then the visitor's (requirement 4.2). */
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useShellContext } from '../page/shell-context.ts';

const MINUTE_MS = 60_000;

const startOfMinute = (moment: number) => moment - (moment % MINUTE_MS);

/** Calls `listener` now, at each full minute, and when the tab becomes visible again. */
function eachMinute(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(timer);
    listener();
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  tick();
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** A hydrated component keeps its value until the effect that follows: it is asked for no change. */
const subscribeToNothing = () => () => undefined;

/** The minute of the first render, and of the server's where the component is hydrated. */
function useFirstMinute(): number {
  const { renderedAt } = useShellContext();
  const [first] = useState<{ minute?: number }>({});
  const keep = (moment: number) => {
    first.minute ??= startOfMinute(moment);
    return first.minute;
  };
  return useSyncExternalStore(
    subscribeToNothing,
    () => keep(Date.now()),
    () => keep(renderedAt),
  );
}

/**
 * The start of this minute in milliseconds. Each component has its own: a changed context would reach all
 * parts that wait to be hydrated, and drop the server's content. A new minute is a transition: an update
 * that blocks would hydrate a component's waiting parts in one long task.
 */
export function useNow(): number {
  const [now, setNow] = useState(useFirstMinute());
  useEffect(() => eachMinute(() => startTransition(() => setNow(startOfMinute(Date.now())))), []);
  return now;
}
