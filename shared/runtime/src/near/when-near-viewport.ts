/** A window's height above and below what is seen. */
const MARGIN = '100% 0px';

/** What may change the page without scrolling: from then on nothing waits. */
const ACTIONS = ['click', 'keydown', 'popstate'] as const;
/** What the action itself loads comes first. */
const AFTER_ACTION_MS = 50;

/** Calls `then` once, when `element` is near or the visitor does anything but scroll. Returns how to end the wait. */
export function whenNearViewport(element: Element, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const action of ACTIONS) window.removeEventListener(action, soon, { capture: true });
  };
  const now = () => {
    end();
    then();
  };
  const soon = () => {
    timer ??= setTimeout(now, AFTER_ACTION_MS);
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && now(),
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  for (const action of ACTIONS) window.addEventListener(action, soon, { capture: true });
  return end;
}
