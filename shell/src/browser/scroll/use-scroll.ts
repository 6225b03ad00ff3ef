import { queryLanguage } from '@mall/routing';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, type Path, useLocation, useNavigationType } from 'react-router-dom';
import { footerShownAtom } from '../../footer/footer-shown.tsx';
import { idOfHash, lateAnchor } from '../../site/page-focus.ts';
import { useSite } from '../../site/site-context.ts';
import { scrollMemory } from './scroll-memory.ts';
import { scrollToElement, untilVisitorScrolls } from './scroll-to.ts';

type ScrollAim =
  | { kind: 'keep' }
  | { kind: 'top' }
  | { kind: 'position'; y: number }
  /** The element of this id, or the late anchor of this name. */
  | { kind: 'element'; id: string };

function differsInQueryOnly(from: Path, to: Path, isReturn: boolean): boolean {
  // A link without a hash keeps the position. Back restores the one from before the hash scrolled.
  const sameHash = to.hash === from.hash || (to.hash === '' && !isReturn);
  // The same path in another language is another page.
  const sameLanguage = queryLanguage(to.search) === queryLanguage(from.search);
  const differs = from.search !== to.search && sameLanguage && sameHash;
  return from.pathname === to.pathname && differs;
}

/**
 * Where a navigation scrolls to (requirement 2.10).
 * @param from undefined when the page has just been loaded: the browser itself then has scrolled.
 * @param saved the position kept for this history entry, when the visitor goes Back or Forward to it or reloads it.
 * @param anchor what an alias leads to, when its URL has no hash.
 */
export function scrollAim(
  from: Path | undefined,
  to: Path,
  saved: number | undefined,
  anchor = '',
): ScrollAim {
  if (from && differsInQueryOnly(from, to, saved !== undefined)) return { kind: 'keep' };
  if (saved !== undefined) return { kind: 'position', y: saved };
  const id = idOfHash(to.hash) || anchor;
  if (id) return { kind: 'element', id };
  return { kind: from ? 'top' : 'keep' };
}

const LATE_DELAY_MS = 1_000;

const jumpTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Jumps twice: Chromium adds to the first jump what a smooth scroll under way has moved since its last frame. */
function stopAt(top: number): void {
  jumpTo(top);
  requestAnimationFrame(() => jumpTo(top));
}

function pursue(aim: ScrollAim, from: Path | undefined, to: Path): (() => void) | undefined {
  const isNewPage = from !== undefined && from.pathname !== to.pathname;
  // A document that was just loaded has no smooth scroll but the visitor's.
  const place = from ? stopAt : jumpTo;
  if (aim.kind === 'position') place(aim.y);
  if (aim.kind === 'top') stopAt(0);
  if (aim.kind === 'element' && isNewPage) jumpTo(0);
  if (aim.kind !== 'element' || lateAnchor(aim.id)) return undefined;
  const find = () => document.getElementById(aim.id) ?? lateAnchor(aim.id) ?? null;
  // The browser itself has scrolled to what came with the document.
  if (!from && find()) return undefined;
  const controller = untilVisitorScrolls();
  scrollToElement(find, controller.signal, from !== undefined);
  return () => controller.abort();
}

interface LateAim {
  name: string;
}

/** Scrolls to a late anchor when both delays are over: its own, and the footer's. */
function useLateScroll(aim: LateAim | undefined): void {
  const footerShown = useAtomValue(footerShownAtom);
  const [waitedFor, setWaitedFor] = useState<LateAim>();
  const due = waitedFor === aim && footerShown ? aim : undefined;

  useEffect(() => {
    if (!aim) return;
    const controller = untilVisitorScrolls();
    const timer = setTimeout(() => setWaitedFor(aim), LATE_DELAY_MS);
    controller.signal.addEventListener('abort', () => clearTimeout(timer));
    return () => controller.abort();
  }, [aim]);

  useEffect(() => {
    if (!due) return;
    const controller = untilVisitorScrolls();
    scrollToElement(() => lateAnchor(due.name) ?? null, controller.signal);
    return () => controller.abort();
  }, [due]);
}

function useAliasAnchor(): string | undefined {
  const { site } = useSite();
  const { pathname } = useLocation();
  return site.apps
    .flatMap(({ routes }) => routes)
    .flatMap(({ aliases }) => aliases)
    .find(({ path }) => path === pathname)?.anchor;
}

export function useScroll(): void {
  const location = useLocation();
  const action = useNavigationType();
  const anchor = useAliasAnchor();
  const last = useRef<Path>(undefined);
  const [lateAim, setLateAim] = useState<LateAim>();

  useLayoutEffect(() => {
    const from = last.current;
    last.current = location;
    const saved = action === NavigationType.Pop ? scrollMemory.positionOf(location.key) : undefined;
    const kept = from ? saved : scrollMemory.restoredPosition(location.key);
    const aim = scrollAim(from, location, kept, anchor);
    const isLate = aim.kind === 'element' && lateAnchor(aim.id) !== undefined;
    setLateAim(isLate ? { name: aim.id } : undefined);
    return pursue(aim, from, location);
  }, [location, action, anchor]);

  useLateScroll(lateAim);
}
