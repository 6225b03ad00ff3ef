/** Everything that happens around a change of page: head, scroll, footer, analytics, focus, announcement. */
import { useFooterTiming } from '../../footer/footer-shown.ts';
import { useScroll } from '../scroll/use-scroll.ts';
import { useArrival } from './use-arrival.ts';
import { useLinkNavigation } from './use-link-navigation.ts';
import { usePageHead } from './use-page-head.ts';
import { useReadySign } from './use-ready-sign.ts';
import { useTracking } from './use-tracking.ts';

export function PageChange() {
  useReadySign();
  useLinkNavigation();
  usePageHead();
  useScroll();
  useFooterTiming();
  useTracking();
  useArrival();
  return null;
}
