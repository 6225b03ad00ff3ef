/** Leaves for another document where the router cannot go on. */

/** Back may show this document again, kept by the browser in the middle of what it was leaving for. */
function loadAnewOnReturn(): void {
  const loadAnew = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    // The router would go on to where the visitor comes from.
    event.stopImmediatePropagation();
    window.location.reload();
  };
  window.addEventListener('pageshow', loadAnew, { capture: true });
}

/** Loads the document at `url`, also where it differs from the shown one by its hash alone. The promise never settles. */
export function loadDocument(url: string): Promise<never> {
  const { pathname, search } = window.location;
  const target = new URL(url, window.location.href);
  loadAnewOnReturn();
  window.location.assign(url);
  if (target.hash && target.pathname + target.search === pathname + search)
    window.location.reload();
  return new Promise(() => undefined);
}
