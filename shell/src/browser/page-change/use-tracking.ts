/** Analytics of a page: the home page's view (requirement 4.11); nothing where the path has a token. */
import { allowTracking, consent, track } from '@mall/runtime';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isHome } from '../../page/head.ts';
import { usePageState } from '../../site/page-state.ts';
import { useSite } from '../../site/site-context.ts';

/** Time between the home page's first effect and its page view. */
const VIEW_DELAY_MS = 100;

export function useTracking(): void {
  const { table } = useSite();
  const state = usePageState();
  const route = 'routeId' in state ? table.find(state.routeId)?.route : undefined;
  const { pathname } = useLocation();
  const answer = useSyncExternalStore(consent.subscribe, consent.get, () => undefined);
  const hasToken = route?.token === true;
  const isOnHome = route !== undefined && isHome(route, state.language);

  useEffect(() => allowTracking(!hasToken), [hasToken]);

  useEffect(() => {
    if (!isOnHome || answer !== 'granted') return;
    const timer = setTimeout(() => track({ event: 'PageView', path: pathname }), VIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOnHome, pathname, answer]);
}
