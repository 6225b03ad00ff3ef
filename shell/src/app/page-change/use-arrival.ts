/** What a visitor who does not see the page must learn when another page is shown. */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageState } from '../use-page-state.ts';
import { isFocusFree, startInView } from './page-focus.ts';

/**
 * Moves the focus to the heading of each new page; a change of query or hash is none, and the first
 * page is the browser's. A page that could be had at last, or no more, takes the focus unless the
 * visitor has placed it. Returns the text to announce. Called after the head is in place.
 */
export function useArrival(): string {
  const { pathname, hash } = useLocation();
  const { language, kind } = usePageState();
  const page = `${language} ${pathname}`;
  const last = useRef({ page, kind });
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const isNewPage = last.current.page !== page;
    if (!isNewPage && last.current.kind === kind) return;
    last.current = { page, kind };
    if (isNewPage || isFocusFree()) startInView(hash)?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [page, kind, hash]);
  return announcement;
}
