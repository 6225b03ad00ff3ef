/** Detects which link of the site a visitor is about to follow, anywhere in the page. */

/** How long a pointer rests on a link before that counts. */
const HOVER_DELAY_MS = 65;

/** The URL of a link of the site that opens in this tab, or undefined. */
function ownLinkOf(target: EventTarget | null): URL | undefined {
  const anchor = target instanceof Element ? target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement) || anchor.hasAttribute('download')) return undefined;
  if (anchor.target && anchor.target !== '_self') return undefined;
  const url = new URL(anchor.href);
  return url.origin === window.location.origin ? url : undefined;
}

/** Calls `onIntent` for a link that is rested on, reached by keyboard, or touched. */
export function watchLinkIntent(onIntent: (url: URL) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = ({ target }: Event) => {
    const url = ownLinkOf(target);
    if (url) onIntent(url);
  };
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    if (event.pointerType !== 'touch' && ownLinkOf(event.target)) {
      timer = setTimeout(report, HOVER_DELAY_MS, event);
    }
  });
  document.addEventListener('touchstart', report, { passive: true });
  document.addEventListener('focusin', (event) => {
    // A click focuses too, and is about to load the page anyway.
    if (event.target instanceof Element && event.target.matches(':focus-visible')) report(event);
  });
}
