/** Far enough that nobody sees the change. */
const MARGIN = '100% 0px';

/**
 * Sets `data-measured` on a part of a long list once it has been rendered far from the window. From then on
 * its styles may skip its rendering there (`content-visibility`), since the browser keeps its last size: with
 * an estimated one, Back and links to letters would scroll to other shops.
 * @returns how to stop.
 */
export function skipFarAway(part: HTMLElement): () => void {
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
