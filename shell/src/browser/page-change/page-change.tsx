import { resolvePath } from '@mall/routing';
import { allowTracking, consent, linkNavigation, track } from '@mall/runtime';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFooterTiming } from '../../footer/footer-shown.tsx';
import { useRouteAnnouncer } from '../../page/announcement.tsx';
import { isHome } from '../../page/head.ts';
import { usePageState } from '../../site/page-state.ts';
import { useSite } from '../../site/site-context.ts';
import { useKeptPage } from '../kept-page.ts';
import { nextTask } from '../next-task.ts';
import { useScroll } from '../scroll/use-scroll.ts';
import { usePageHead } from './document-head.ts';

/** Follows links to the site's pages, also those in content, by the router. Other paths are the browser's. */
export function useLinkNavigation(): void {
  const { table } = useSite();
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkNavigation(event);
      if (!link || resolvePath(table, link.pathname, undefined).kind === 'not-found') return;
      event.preventDefault();
      // A tap shows at once that it was taken; on a slow line the page comes a second later.
      link.anchor.dataset.taken = '';
      void nextTask()
        .then(() => navigate(link.url, link.options))
        .finally(() => {
          delete link.anchor.dataset.taken;
        });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [table, navigate]);
}

const VIEW_DELAY_MS = 100;

/** Records the home page's view (requirement 4.11), and nothing where the path has a token. */
export function useTracking(): void {
  const { table } = useSite();
  const state = usePageState();
  const route = 'routeId' in state ? table.find(state.routeId)?.route : undefined;
  const { pathname } = useLocation();
  const answer = consent.use();
  const hasToken = route?.token === true;
  const isOnHome = route !== undefined && isHome(route, state.language);

  useEffect(() => allowTracking(!hasToken), [hasToken]);

  useEffect(() => {
    if (!isOnHome || answer !== 'granted') return;
    const timer = setTimeout(() => track({ event: 'PageView', path: pathname }), VIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOnHome, pathname, answer]);
}

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
  useKeptPage();
  return null;
}
