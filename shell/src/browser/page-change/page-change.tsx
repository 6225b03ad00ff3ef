/** Everything that happens around a change of page: head, scroll, footer, analytics, focus, announcement. */
import { useFooterTiming } from '../../footer/footer-shown.ts';
import { useScroll } from '../scroll/use-scroll.ts';
import { useArrival } from './use-arrival.ts';
import { usePageHead } from './use-page-head.ts';
import { useTracking } from './use-tracking.ts';

export function PageChange() {
  usePageHead();
  useScroll();
  useFooterTiming();
  useTracking();
  useArrival();
  return null;
}
