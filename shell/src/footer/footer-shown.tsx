/** Whether the footer is shown (requirement 4.10): hidden when a navigation starts, shown a second after it ends. */
import { FooterShownContextV1 } from '@mall/runtime';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

const FOOTER_DELAY_MS = 1_000;

/** True from the start: a page that the server rendered has its footer at once. */
export const footerShownAtom = atom(true);

export function useFooterTiming(): void {
  const setShown = useSetAtom(footerShownAtom);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const last = useRef(pathname);

  useLayoutEffect(() => {
    if (isLeaving || last.current !== pathname) setShown(false);
    last.current = pathname;
    if (isLeaving) return;
    const timer = setTimeout(() => setShown(true), FOOTER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, pathname, setShown]);
}

export function FooterShownProvider({ children }: { children: ReactNode }) {
  return (
    <FooterShownContextV1 value={useAtomValue(footerShownAtom)}>{children}</FooterShownContextV1>
  );
}
