/** Where a navigation scrolls to (requirement 2.10). */
import { queryLanguage } from '@mall/routing';
import type { Path } from 'react-router-dom';
import { idOfHash } from '../../site/page-focus.ts';

export type ScrollAim =
  | { kind: 'keep' }
  | { kind: 'top' }
  | { kind: 'position'; y: number }
  /** The element of this id, or the late anchor of this name. */
  | { kind: 'element'; id: string };

function differsInQueryOnly(from: Path, to: Path): boolean {
  const sameHash = to.hash === '' || to.hash === from.hash;
  // The same path in another language is another page.
  const sameLanguage = queryLanguage(to.search) === queryLanguage(from.search);
  const differs = from.search !== to.search && sameLanguage && sameHash;
  return from.pathname === to.pathname && differs;
}

/**
 * @param anchor what the path itself leads to (`anchor` of an alias), when it has no hash.
 * @param from undefined when the page has just been loaded: the browser itself then has scrolled.
 * @param saved the position kept for this history entry, when the visitor goes Back or Forward to it.
 */
export function scrollAim(
  from: Path | undefined,
  to: Path,
  saved: number | undefined,
  anchor = '',
): ScrollAim {
  if (from && differsInQueryOnly(from, to)) return { kind: 'keep' };
  const id = idOfHash(to.hash) || anchor;
  if (id) return { kind: 'element', id };
  if (saved !== undefined) return { kind: 'position', y: saved };
  return { kind: from ? 'top' : 'keep' };
}
