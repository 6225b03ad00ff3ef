/** The time that a page shows: the server's while the page is hydrated, then the visitor's (decision 34). */
import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
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

const NowContextV1 = createContext<number | undefined>(undefined);

/**
 * Keeps the time of a page. A new minute is a transition: an update that blocks would hydrate all waiting
 * parts of the page in one long task.
 */
export function NowProvider({ children }: { children: ReactNode }) {
  const { renderedAt } = useShellContext();
  const [now, setNow] = useState(() => startOfMinute(renderedAt));
  useEffect(() => eachMinute(() => startTransition(() => setNow(startOfMinute(Date.now())))), []);
  return <NowContextV1 value={now}>{children}</NowContextV1>;
}

/** The start of this minute in milliseconds. @throws {Error} outside the shell's provider. */
export function useNow(): number {
  const now = use(NowContextV1);
  if (now === undefined) throw new Error('useNow needs the shell’s NowProvider above it');
  return now;
}
