import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { idOfHash, isFocusFree, lateAnchor, startInView } from '../site/page-focus.ts';
import { usePageState } from '../site/page-state.ts';

const announcementAtom = atom('');

export function Announcement() {
  return (
    <p role="status" className="visually-hidden">
      {useAtomValue(announcementAtom)}
    </p>
  );
}

/**
 * Moves the focus to the heading of each new page and announces its title; a page that fails or recovers
 * takes the focus unless the visitor has moved it. Must run after `usePageHead`, which sets the title.
 */
export function useRouteAnnouncer(): void {
  const { pathname, hash } = useLocation();
  const { language, kind } = usePageState();
  const page = `${language} ${pathname}`;
  const last = useRef({ page, kind });
  const announce = useSetAtom(announcementAtom);

  useEffect(() => {
    const isNewPage = last.current.page !== page;
    if (!isNewPage && last.current.kind === kind) return;
    last.current = { page, kind };
    // The message of a failed view may be above what is on screen.
    const preventScroll = kind === 'page';
    // A late anchor is still hidden: it takes the focus when the page scrolls there, which Back does not.
    const start = startInView(lateAnchor(idOfHash(hash)) ? '' : hash);
    if (isNewPage || isFocusFree()) start?.focus({ preventScroll });
    announce(document.title);
  }, [page, kind, hash, announce]);
}
