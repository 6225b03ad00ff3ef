/** Everything that happens around a change of page: head, scroll, footer, focus, announcement. */
import { useFooterTiming } from '../../footer/footer-shown.ts';
import { useScroll } from '../scroll/use-scroll.ts';
import { useArrival } from './use-arrival.ts';
import { useHomeView } from './use-home-view.ts';
import { usePageHead } from './use-page-head.ts';

export function PageChange() {
  usePageHead();
  useScroll();
  useFooterTiming();
  useHomeView();
  useArrival();
  return null;
}
