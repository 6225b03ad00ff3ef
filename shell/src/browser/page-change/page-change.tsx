/** Everything that happens around a change of page: head, scroll, footer, analytics, focus, announcement. */
import { useLayoutEffect } from 'react';
import { useFooterTiming } from '../../footer/footer-shown.tsx';
import { useRouteAnnouncer } from '../../page/announcement.tsx';
import { useScroll } from '../scroll/use-scroll.ts';
import { usePageHead } from './document-head.ts';
import { useLinkNavigation } from './use-link-navigation.ts';
import { useTracking } from './use-tracking.ts';

function useHydratedFlag(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.scripting = 'ready';
  }, []);
}

export function PageChange() {
  useHydratedFlag();
  useLinkNavigation();
  usePageHead();
  useScroll();
  useFooterTiming();
  useTracking();
  useRouteAnnouncer();
  return null;
}
