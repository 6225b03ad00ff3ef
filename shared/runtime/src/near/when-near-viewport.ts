import { linkNavigation } from '../page/page-link.tsx';

/** A window's height above and below what is seen. */
const MARGIN = '100% 0px';

/** What may change the page without scrolling: from then on nothing waits. */
const ACTIONS = ['click', 'keydown', 'popstate'] as const;
/** What the action itself shows comes first. */
const AFTER_ACTION_MS = 300;

/** A click that leads to another page: what is below this one would hold that one up. */
function leavesPage(event: Event): boolean {
  const link = event instanceof MouseEvent ? linkNavigation(event) : undefined;
  return link !== undefined && link.pathname !== window.location.pathname;
}

/**
 * Calls `then` once, when `element` is near, or soon after the visitor does anything but scroll or leave.
 * Returns how to end the wait.
 */
export function whenNearViewport(element: Element, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const action of ACTIONS) window.removeEventListener(action, onAction, { capture: true });
  };
  const now = () => {
    end();
    then();
  };
  const onAction = (event: Event) => {
    if (!leavesPage(event)) timer ??= setTimeout(now, AFTER_ACTION_MS);
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && now(),
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  for (const action of ACTIONS) window.addEventListener(action, onAction, { capture: true });
  return end;
}
