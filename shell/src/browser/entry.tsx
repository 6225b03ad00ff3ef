/** Starts the site in the browser: takes over the page that the server rendered. */
import '@mall/ui/styles.css';
import '../remotes/lazy-shared-modules.ts';
import { createApi } from '@mall/http';
import { resolvePath, routeTable } from '@mall/routing';
import { NextLocationContextV1, storedLanguage } from '@mall/runtime';
import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, RouterProvider } from 'react-router-dom';
import { bringPageModules, bringSlot } from '../page/load-page.ts';
import { readPageData } from '../page/page-data.ts';
import type { PageState } from '../page/page-state.ts';
import { siteRoutes } from '../page/site-routes.tsx';
import { browserModules } from '../remotes/browser-modules.ts';
import { clearFailures, retryByLoading } from '../remotes/chunk-retry.ts';
import { ModuleRegistry } from '../remotes/module-registry.ts';
import { slotKey, slotRegistry } from '../remotes/slots.ts';
import { reportError } from '../site/report-error.ts';
import { createQueryClient, createSession, type Session } from '../site/session.ts';
import { SiteContext, type SiteContextValue } from '../site/site-context.ts';
import { CompositionWatch } from './composition-watch.ts';
import { startErrorReporting } from './errors/start-error-reporting.ts';
import { keepLanguageOnReturn, languageWasLost } from './language-in-step.ts';
import { PageChange } from './page-change/page-change.tsx';
import { startPrefetch } from './prefetch/start-prefetch.ts';
import { type BrowserVisit, browserLoader } from './router-loader.ts';
import { scrollMemory } from './scroll/scroll-memory.ts';
import { Sessions } from './sessions.ts';

const { site, hydration, queries, renderedAt, sentryDsn } = readPageData();
const table = routeTable(site.apps);
const registry = new ModuleRegistry(site, browserModules);
const watch = new CompositionWatch(site.revision);
const queryClient = createQueryClient();
const sessions = new Sessions((language, messages) =>
  createSession({
    site,
    table,
    messages,
    queryClient,
    renderedAt,
    api: createApi({ language, onResponse: (response) => watch.see(response) }),
  }),
);

function loadingOf(session: Session) {
  return {
    site,
    table,
    registry,
    session,
    url: new URL(window.location.href),
    onFailure: (part: { app: string; part: string }, error: unknown) => reportError(error, part),
  };
}

const context: SiteContextValue = {
  site,
  table,
  registry,
  session: (language) => sessions.get(language),
  shown: (language) => sessions.keepOnly(language),
  slots: (session) =>
    slotRegistry(
      site,
      registry,
      (place) => session.slotsReady.has(slotKey(place)),
      (place) => bringSlot(loadingOf(session), place, {}),
    ),
};

function pageStateOf({ loaderData }: Pick<HydrationState, 'loaderData'>): PageState {
  const state = Object.values(loaderData ?? {}).at(-1) as PageState | undefined;
  if (!state) throw new Error('the page’s data names no page');
  return state;
}

/** The address in reports: without query, and with a token left out. */
function reportedAddress(): string {
  const { origin, pathname } = window.location;
  const resolved = resolvePath(table, pathname, undefined);
  const hasToken = resolved.kind === 'page' && resolved.path.route.token;
  return origin + (hasToken ? resolved.path.pattern : pathname);
}

async function start(): Promise<void> {
  const state = pageStateOf(hydration);
  if (languageWasLost(table, state.language)) return window.location.reload();
  storedLanguage.set(state.language);
  const session = await sessions.open(state.language);
  hydrate(queryClient, queries);
  try {
    await bringPageModules(loadingOf(session), state);
    clearFailures();
  } catch (error) {
    reportError(error, { app: 'shell', part: 'start' });
    await retryByLoading(window.location.href);
  }

  const visit: BrowserVisit = {
    site,
    table,
    registry,
    sessions,
    watch,
    pendingHash: () => router.state.navigation.location?.hash ?? '',
  };
  const router = createBrowserRouter(siteRoutes(table, browserLoader(visit), <PageChange />), {
    hydrationData: hydration,
  });
  const nextLocation = () => router.state.navigation.location ?? router.state.location;
  scrollMemory.watch(router);
  keepLanguageOnReturn(table, router);
  startPrefetch(visit, () => pageStateOf(router.state));
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  startTransition(() => {
    hydrateRoot(
      root,
      <SiteContext value={context}>
        <NextLocationContextV1 value={nextLocation}>
          <RouterProvider router={router} />
        </NextLocationContextV1>
      </SiteContext>,
      {
        onRecoverableError: (error) => reportError(error, { app: 'shell', part: 'hydration' }),
        onCaughtError: (error) => reportError(error, { app: 'shell', part: 'part' }),
      },
    );
  });
  // The server could not render this page's remote: the browser tries again.
  if (state.kind === 'unavailable') await router.revalidate();
}

if (sentryDsn) startErrorReporting({ dsn: sentryDsn, site, pageAddress: reportedAddress });
void start();
