const STOPS = 'a[href], button';

const STEPS: Readonly<Record<string, number>> = {
  ...{ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 },
  ...{ Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY },
};

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
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = stops();
    const index = all.findIndex((stop) => stop.matches(':focus'));
    if (index < 0) return;
    event.preventDefault();
    all[Math.max(0, Math.min(index + step, all.length - 1))]?.focus();
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
