/** Everything that happens around a change of page: head, scroll, footer, analytics, focus, announcement. */
import { useFooterTiming } from '../../footer/footer-shown.ts';
import { useScroll } from '../scroll/use-scroll.ts';
import { useHydratedFlag } from './use-hydrated-flag.ts';
import { useLinkNavigation } from './use-link-navigation.ts';
import { usePageHead } from './use-page-head.ts';
import { useRouteAnnouncer } from './use-route-announcer.ts';
import { useTracking } from './use-tracking.ts';

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
