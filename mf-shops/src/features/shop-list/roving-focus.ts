const STOPS = 'a[href], button';

/** Where a key leads from the stop at `index`; undefined for any other key. */
function target(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Ref of a long list: one tab stop for all its links and buttons, among which the arrow keys, Home and End
 * move (the roving tabindex of the ARIA Authoring Practices). Without a script each is a stop.
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
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = stops();
    const index = all.findIndex((stop) => stop.matches(':focus'));
    const next = index < 0 ? undefined : target(event.key, index, all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  // Stars arrive after the links, and filters change the list.
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
