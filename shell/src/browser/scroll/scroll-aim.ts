/** Where a navigation scrolls to (spec section 2). */
import { idOfHash } from '../../site/page-focus.ts';

export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export type ScrollAim =
  | { kind: 'keep' }
  | { kind: 'top' }
  | { kind: 'position'; y: number }
  | { kind: 'element'; id: string }
  /** The newsletter block, after its delay and when the footer is shown. */
  | { kind: 'newsletter' };

/** Names of the newsletter block: as a hash, and the first of them as a path of the home page. */
const NEWSLETTER_IDS: readonly string[] = ['hirlevel', 'newsletter'];

function asksForNewsletter(place: Place): boolean {
  return NEWSLETTER_IDS.includes(idOfHash(place.hash) || place.pathname.slice(1));
}

function differsInQueryOnly(from: Place, to: Place): boolean {
  const sameHash = to.hash === '' || to.hash === from.hash;
  return from.pathname === to.pathname && from.search !== to.search && sameHash;
}

/**
 * @param from undefined when the page has just been loaded: the browser itself then has scrolled.
 * @param saved the position kept for this history entry, when the visitor goes Back or Forward to it.
 */
export function scrollAim(
  from: Place | undefined,
  to: Place,
  saved: number | undefined,
): ScrollAim {
  if (from && differsInQueryOnly(from, to)) return { kind: 'keep' };
  if (asksForNewsletter(to)) return { kind: 'newsletter' };
  if (to.hash) return { kind: 'element', id: idOfHash(to.hash) };
  if (saved !== undefined) return { kind: 'position', y: saved };
  return { kind: from ? 'top' : 'keep' };
}

/** The newsletter block of the page, under whichever of its names. */
export function newsletterElement(): HTMLElement | null {
  return document.querySelector(NEWSLETTER_IDS.map((id) => `#${id}`).join(','));
}
