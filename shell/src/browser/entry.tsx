import '@mall/ui/styles.css';
// Its own file, which the document loads.
import '../head/first-paint.head.ts';
import '../offline/service.worker.ts';
import '../remotes/lazy-shared-modules.ts';
import { createApi } from '@mall/http';
import { listMallOffsets } from '@mall/opening-hours/mall-offsets';
import { resolvePath, routeTable } from '@mall/routing';
import { NextLocationContextV1, storedLanguage } from '@mall/runtime';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, RouterProvider } from 'react-router-dom';
import { loadPageModules, loadSlot } from '../page/load-page.ts';
import { readPageData } from '../page/page-data.ts';
import { siteRoutes } from '../page/site-routes.tsx';
import { browserModules } from '../remotes/browser-modules.ts';
import { clearFailures, retryByLoading } from '../remotes/chunk-retry.ts';
import { ModuleRegistry } from '../remotes/module-registry.ts';
import { hasNetwork, seeNetwork } from '../remotes/network.ts';
import { slotRegistry } from '../remotes/slots.ts';
import {
  createLanguageContext,
  createQueryClient,
  type LanguageContext,
} from '../site/language-context.ts';
import type { PageState } from '../site/page-state.ts';
import { reportError } from '../site/report-error.ts';
import { type ComposedSite, SiteContext, type SiteContextValue } from '../site/site-context.ts';
import { carryDrafts } from './carried-drafts.ts';
import { CompositionWatch } from './composition-watch.ts';
import { DocumentLoads } from './document-loads.ts';
import { captureUnhandled, startErrorReporting } from './errors/start-error-reporting.ts';
import { keepGlobals } from './keep-globals.ts';
import { keepLanguageOnReturn, LanguageContexts, languageWasLost } from './language-contexts.ts';
import { nextTask } from './next-task.ts';
import { PageChange } from './page-change/page-change.tsx';
import { startPrefetch } from './prefetch/start-prefetch.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { browserLoader, type RouterDeps, stillApplies } from './router-loader.ts';
import { nameEntry, scrollMemory } from './scroll/scroll-memory.ts';
import { loadSite } from './site-file.ts';
import { slotNearViewport } from './slot-near-viewport.ts';
import { startVitals } from './vitals/start-vitals.ts';

keepGlobals();
captureUnhandled();
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/**
 * When the page began to arrive, by the device's clock: on a slow device the scripts run seconds later,
 * and `performance.now()` may stand still while the device sleeps.
 */
const arrivedAt = Date.now() - (navigation ? performance.now() - navigation.responseStart : 0);
const pageData = readPageData();
const { hydration, queries, renderedAt, formResponse, sentryDsn } = pageData;
const watch = new CompositionWatch(pageData.composition);
const loads = new DocumentLoads();
const site = await loadSite(pageData.site, watch);
listMallOffsets(site.utcOffsets);
const table = routeTable(site.apps);
const composed: ComposedSite = { site, table, registry: new ModuleRegistry(site, browserModules) };
const queryClient = createQueryClient();
for (const [key, data] of queries) queryClient.setQueryData(key, data, { updatedAt: renderedAt });

function seeResponse(response: Response): void {
  watch.see(response);
  // What could not be renewed without a network is older than the page now says.
  if (seeNetwork(response)) void queryClient.refetchQueries({ type: 'active', stale: true });
}

const languageContexts = new LanguageContexts((language, messages) =>
  createLanguageContext({
    site,
    table,
    messages,
    queryClient,
    renderedAt,
    formResponse,
    api: createApi({ language, onResponse: seeResponse }),
  }),
);

function loadingOf(languageContext: LanguageContext) {
  return {
    ...composed,
    languageContext,
    url: new URL(window.location.href),
    onFailure: (part: { app: string; part: string }, error: unknown) => reportError(error, part),
  };
}

const context: SiteContextValue = {
  ...composed,
  languageContext: (language) => languageContexts.get(language),
  slots: (languageContext) =>
    slotRegistry({
      ...composed,
      ready: languageContext.slotsReady,
      async load(entry) {
        await slotNearViewport(entry.name);
        return loadSlot(loadingOf(languageContext), entry, {});
      },
    }),
};

function pageStateOf({ loaderData }: Pick<HydrationState, 'loaderData'>): PageState {
  const state = Object.values(loaderData ?? {}).at(-1) as PageState | undefined;
  if (!state) throw new Error('the page’s data names no page');
  return state;
}

/** The page's URL in error reports: without query and token. */
function reportedUrl(): string {
  const { origin, pathname } = window.location;
  const resolved = resolvePath(table, pathname, undefined);
  const hasToken = resolved.kind === 'page' && resolved.path.route.token;
  return origin + (hasToken ? resolved.path.pattern : pathname);
}

const vitals = startVitals({
  percent: site.vitalsPercent,
  composition: pageData.composition,
  first: pageStateOf(hydration),
});

async function start(): Promise<void> {
  const state = pageStateOf(hydration);
  carryDrafts(formResponse);
  const isLost = languageWasLost(table, state.language);
  if (isLost && loads.allow('language')) return window.location.reload();
  storedLanguage.set(state.language);
  try {
    const languageContext = await languageContexts.open(state.language);
    await loadPageModules(loadingOf(languageContext), state);
    if (state.kind !== 'unavailable') {
      clearFailures();
      loads.keep((reason) =>
        reason === 'language' ? isLost : stillApplies({ composed, watch }, reason),
      );
    }
  } catch (error) {
    reportError(error, { app: 'shell', part: 'start' });
    await retryByLoading(window.location.href);
    // The server's page is whole: it stays until the network is back.
    if (!hasNetwork()) return window.addEventListener('online', () => location.reload());
    // Without its messages the page stays as without scripts.
    languageContexts.get(state.language);
  }

  await nextTask();
  const deps: RouterDeps = {
    composed,
    languageContexts,
    watch,
    loads,
    serverNow: () => renderedAt + Date.now() - arrivedAt,
    shown: () => router.state.location,
    pendingHash: () => router.state.navigation.location?.hash ?? '',
  };
  nameEntry();
  const router = createBrowserRouter(siteRoutes(table, browserLoader(deps), <PageChange />), {
    hydrationData: hydration,
  });
  const nextLocation = () => router.state.navigation.location ?? router.state.location;
  scrollMemory.watch(router);
  keepLanguageOnReturn(table, router);
  startPrefetch(deps, () => pageStateOf(router.state));
  vitals?.follow(router, pageStateOf);
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
  // The server could not render this page's remote: the browser loads it again.
  if (state.kind === 'unavailable') await router.revalidate();
}

if (sentryDsn) startErrorReporting({ dsn: sentryDsn, site, pageUrl: reportedUrl });
// The start takes several tasks, so that an input waits for one of them and not for all.
void nextTask().then(start);
registerServiceWorker();
