import { prefersReducedMotion } from '@mall/ui';
import { keepTopRow } from '../../header/top-row.ts';
import { focusStartOf, isFocusFree } from '../../site/page-focus.ts';

const MAX_WAIT_MS = 5_000;

const SCROLL_KEYS = /^(Arrow|Page|Home|End| )/;

/** Scrolls to `element`, and moves the focus there when it may. */
function leadTo(element: Element, takesFocus: boolean): void {
  const { signal } = untilVisitorScrolls();
  keepTopRow(signal);
  const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
  const scroll = () => element.scrollIntoView({ behavior, block: 'start' });
  // Firefox stops on the way when a dialog opens, which locks the page.
  document.addEventListener('scrollend', scroll, { once: true, signal });
  setTimeout(() => document.removeEventListener('scrollend', scroll), MAX_WAIT_MS);
  scroll();
  if (takesFocus) focusStartOf(element);
}

/**
 * Scrolls to the element that `find` returns, now or when it appears. `signal` ends the wait.
 * @param takesFocus whether the visitor has just asked for it, by a link that may hold the focus.
 */
export function scrollToElement(
  find: () => Element | null,
  signal: AbortSignal,
  takesFocus = false,
): void {
  const present = find();
  if (present) {
    leadTo(present, takesFocus || isFocusFree());
    return;
  }
  const observer = new MutationObserver(() => {
    const element = find();
    if (!element) return;
    observer.disconnect();
    // The visitor may have moved the focus meanwhile.
    leadTo(element, isFocusFree());
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = () => observer.disconnect();
  const timer = setTimeout(stop, MAX_WAIT_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    stop();
  });
}

/** A signal that ends when the visitor scrolls: from then on the page must not move by itself. */
export function untilVisitorScrolls(): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  const end = () => controller.abort();
  for (const type of ['wheel', 'touchmove']) {
    window.addEventListener(type, end, { passive: true, signal });
  }
  // The scroll bar is the root's.
  const endByBar = ({ target }: Event) => target === document.documentElement && end();
  window.addEventListener('pointerdown', endByBar, { signal });
  const endByKey = ({ key }: KeyboardEvent) => SCROLL_KEYS.test(key) && end();
  window.addEventListener('keydown', endByKey, { signal });
  return controller;
}
