/** Far enough that nobody sees the change. */
const MARGIN = '100% 0px';

/**
 * Ref of a part of a long list, whose styles leave it out of rendering while it is far from the window
 * (`content-visibility`) once it was rendered: `data-measured` says that the browser knows its size.
 * With an estimate in its place, Back and links to letters would lead to other shops.
 */
export function skipFarAway(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  const distance = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting !== false) return;
      part.dataset.measured = '';
      distance.disconnect();
    },
    { rootMargin: MARGIN },
  );
  // Filters change the list.
  const changes = new MutationObserver(() => {
    delete part.dataset.measured;
    distance.disconnect();
    distance.observe(part);
  });
  distance.observe(part);
  changes.observe(part, { childList: true, subtree: true });
  return () => {
    distance.disconnect();
    changes.disconnect();
  };
}
