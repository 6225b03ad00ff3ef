/** The page view of the home page (spec section 7), and the silence of pages that carry a token. */
import { allowTracking, consent, track } from '@mall/runtime';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageState } from '../../page/page-state.ts';
import { usePageState } from '../../page/use-page-state.ts';
import { useSite } from '../../site/site-context.ts';

/** Milliseconds after the home page is there. */
const VIEW_DELAY = 100;

const routeIdOf = (state: PageState) => ('routeId' in state ? state.routeId : undefined);

export function useHomeView(): void {
  const { table } = useSite();
  const routeId = routeIdOf(usePageState());
  const { pathname } = useLocation();
  const answer = useSyncExternalStore(consent.subscribe, consent.get, () => undefined);
  const hasToken = routeId !== undefined && table.find(routeId)?.route.token === true;

  useEffect(() => allowTracking(!hasToken), [hasToken]);

  useEffect(() => {
    if (routeId !== 'home' || answer !== 'granted') return;
    const timer = setTimeout(() => track({ event: 'PageView', path: pathname }), VIEW_DELAY);
    return () => clearTimeout(timer);
  }, [routeId, pathname, answer]);
}
