/** What a visitor who does not see the page must learn when another page is shown. */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageState } from '../use-page-state.ts';

/** The page's heading, or its main part while there is none. */
function focusPage(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Moves the focus to the heading of each new page; a change of query or hash is none, and the first
 * page is the browser's. Returns the text to announce. Called after the head is in place.
 */
export function useArrival(): string {
  const { pathname } = useLocation();
  const { language } = usePageState();
  const page = `${language} ${pathname}`;
  const last = useRef(page);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    focusPage();
    setAnnouncement(document.title);
  }, [page]);
  return announcement;
}
