import { fold } from '@mall/contracts';

const STOPS = 'a[href], button';

const STEPS: Readonly<Record<string, number>> = {
  ...{ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 },
  ...{ Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY },
};

/** The next link whose text begins with the letter `key`. */
function linkByLetter(stops: readonly HTMLElement[], index: number, key: string) {
  if (key.length !== 1 || key === ' ') return undefined;
  return [...stops.slice(index + 1), ...stops.slice(0, index)].find(
    (stop) => stop.matches('a') && fold(stop.textContent ?? '').startsWith(fold(key)),
  );
}

/**
 * Ref of a long list: one tab stop for all its links and buttons, among which the arrow keys, Home and End
 * move, and a letter to the next link that begins with it (the roving tabindex of the ARIA Authoring
 * Practices). Without a script each is a stop.
 */
export function rovingFocus(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const stops = () => [...list.querySelectorAll<HTMLElement>(STOPS)];
  const settle = (focused?: HTMLElement) => {
    const all = stops();
    const kept = focused ?? all.find((stop) => stop.getAttribute('tabindex') === '0') ?? all[0];
    for (const stop of all) stop.tabIndex = stop === kept ? 0 : -1;
  };
  const onFocus = ({ target: stop }: FocusEvent) => {
    if (stop instanceof HTMLElement && stop.matches(STOPS)) settle(stop);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = stops();
    const index = all.findIndex((stop) => stop.matches(':focus'));
    if (index < 0) return;
    const to = Math.max(0, Math.min(index + (step ?? 0), all.length - 1));
    const stop = step === undefined ? linkByLetter(all, index, event.key) : all[to];
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  };
  // Filters change the list.
  const observer = new MutationObserver(() => settle());
  settle();
  observer.observe(list, { childList: true, subtree: true });
  list.addEventListener('focusin', onFocus);
  list.addEventListener('keydown', onKey);
  return () => {
    observer.disconnect();
    list.removeEventListener('focusin', onFocus);
    list.removeEventListener('keydown', onKey);
  };
}
