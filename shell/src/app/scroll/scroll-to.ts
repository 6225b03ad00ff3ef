/** Scrolls the window to an element, also to one that is still to come. */

/** How long a hash waits for its element, in milliseconds. */
const PATIENCE = 5_000;

function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function scrollSmoothlyTo(element: Element): void {
  element.scrollIntoView({ behavior: wantsLessMotion() ? 'auto' : 'smooth', block: 'start' });
}

/** Scrolls to what `find` finds, now or when it appears. `signal` ends the waiting. */
export function scrollToElement(find: () => Element | null, signal: AbortSignal): void {
  const present = find();
  if (present) {
    scrollSmoothlyTo(present);
    return;
  }
  const observer = new MutationObserver(() => {
    const element = find();
    if (!element) return;
    observer.disconnect();
    scrollSmoothlyTo(element);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = () => observer.disconnect();
  const timer = setTimeout(stop, PATIENCE);
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
  return controller;
}
