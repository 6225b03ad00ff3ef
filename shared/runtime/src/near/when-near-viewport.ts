/** A window's height above and below what is seen. */
const MARGIN = '100% 0px';

/** What may change the page without scrolling: from then on nothing waits. */
const ACTIONS = ['click', 'keydown', 'popstate'] as const;

/** Calls `then` once, when `element` is near or the visitor does anything but scroll. Returns how to end the wait. */
export function whenNearViewport(element: Element, then: () => void): () => void {
  const end = () => {
    observer.disconnect();
    for (const action of ACTIONS) window.removeEventListener(action, now, { capture: true });
  };
  const now = () => {
    end();
    then();
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && now(),
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  for (const action of ACTIONS) window.addEventListener(action, now, { capture: true });
  return end;
}
