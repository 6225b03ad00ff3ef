/** Scrolls after each navigation; the one mechanism of the site for that. */
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { footerShownAtom } from '../../footer/footer-shown.ts';
import { newsletterElement, type Place, type ScrollAim, scrollAim } from './scroll-aim.ts';
import { scrollMemory } from './scroll-memory.ts';
import { scrollToElement, untilVisitorScrolls } from './scroll-to.ts';

/** Pause before the newsletter is scrolled to, in milliseconds (spec section 9). */
const NEWSLETTER_DELAY = 1_000;

const jumpTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Returns how to stop what was started. */
function pursue(aim: ScrollAim, from: Place | undefined, to: Place): (() => void) | undefined {
  const isNewPage = from !== undefined && from.pathname !== to.pathname;
  if (aim.kind === 'position') jumpTo(aim.y);
  if (aim.kind === 'top' || (aim.kind !== 'position' && isNewPage)) jumpTo(0);
  if (aim.kind !== 'element') return undefined;
  const find = () => document.getElementById(aim.id);
  // The browser itself has scrolled to what came with the document.
  if (!from && find()) return undefined;
  const controller = untilVisitorScrolls();
  scrollToElement(find, controller.signal, from !== undefined);
  return () => controller.abort();
}

/** Scrolls to the newsletter when both delays are over: its own, and the footer's. */
function useNewsletterScroll(wantedBy: Place | undefined): void {
  const footerShown = useAtomValue(footerShownAtom);
  const [waitedFor, setWaitedFor] = useState<Place>();
  const isDue = wantedBy !== undefined && waitedFor === wantedBy && footerShown;

  useEffect(() => {
    if (!wantedBy) return;
    const controller = untilVisitorScrolls();
    const timer = setTimeout(() => setWaitedFor(wantedBy), NEWSLETTER_DELAY);
    controller.signal.addEventListener('abort', () => clearTimeout(timer));
    return () => controller.abort();
  }, [wantedBy]);

  useEffect(() => {
    if (!isDue) return;
    const controller = untilVisitorScrolls();
    scrollToElement(newsletterElement, controller.signal);
    return () => controller.abort();
  }, [isDue]);
}

export function useScroll(): void {
  const location = useLocation();
  const action = useNavigationType();
  const last = useRef<Place>(undefined);
  const [newsletterWantedBy, setNewsletterWantedBy] = useState<Place>();

  useLayoutEffect(() => {
    const from = last.current;
    last.current = location;
    const saved = action === NavigationType.Pop ? scrollMemory.positionOf(location.key) : undefined;
    const aim = scrollAim(from, location, from ? saved : scrollMemory.missedPosition(location.key));
    setNewsletterWantedBy(aim.kind === 'newsletter' ? location : undefined);
    return pursue(aim, from, location);
  }, [location, action]);

  useNewsletterScroll(newsletterWantedBy);
}
