/** Everything that happens around a change of page: head, scroll, footer, focus, announcement. */
import { useFooterTiming } from '../../chrome/footer/footer-shown.ts';
import { useScroll } from '../scroll/use-scroll.ts';
import { useArrival } from './use-arrival.ts';
import { useHomeView } from './use-home-view.ts';
import { usePageHead } from './use-page-head.ts';

/** Shows nothing; its text is for screen readers. */
export function PageChange() {
  usePageHead();
  useScroll();
  useFooterTiming();
  useHomeView();
  const announcement = useArrival();
  return (
    <p role="status" className="visually-hidden">
      {announcement}
    </p>
  );
}
