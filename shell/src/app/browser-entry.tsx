/** Starts the site in the browser: takes over the page that the server rendered. */
import '@mall/ui/styles.css';
import '../remotes/lazy-shared-modules.ts';
import { createApi } from '@mall/http';
import { resolvePath, routeTable, storedLanguage } from '@mall/runtime';
import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { browserModules } from '../remotes/browser-modules.ts';
import { clearFailures, retryByLoading } from '../remotes/chunk-retry.ts';
import { ModuleRegistry } from '../remotes/module-registry.ts';
import { slotKey, slotRegistry } from '../remotes/slots.ts';
import { browserLoader } from './browser-loader.ts';
import { CompositionWatch } from './composition-watch.ts';
import { bringPageModules, bringSlot } from './load-page.ts';
import { readPageData } from './page-data.ts';
import type { PageState } from './page-state.ts';
import { reportError } from './report-error.ts';
import { createSession, type Session } from './session.ts';
import { Sessions } from './sessions.ts';
import { SiteContext, type SiteContextValue } from './site-context.ts';
import { siteRoutes } from './site-routes.tsx';

const { site, hydration, queries } = readPageData();
const table = routeTable(site);
const registry = new ModuleRegistry(site, browserModules);
const watch = new CompositionWatch(site.revision);
const sessions = new Sessions((language, messages) =>
  createSession({
    site,
    table,
    messages,
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

function pageStateOf(): PageState {
  const state = Object.values(hydration.loaderData ?? {}).at(-1) as PageState | undefined;
  if (!state) throw new Error('the page’s data names no page');
  return state;
}

/** The cookie may be gone while local storage still knows the language of a neutral page. */
function languageWasLost(state: PageState): boolean {
  const resolved = resolvePath(table, window.location.pathname, undefined);
  const isNeutral = resolved.kind === 'page' && resolved.path.language === undefined;
  const stored = storedLanguage.get();
  if (!isNeutral || !stored || stored === state.language) return false;
  storedLanguage.set(stored);
  return document.cookie.includes(`=${stored}`);
}

async function start(): Promise<void> {
  const state = pageStateOf();
  if (languageWasLost(state)) return window.location.reload();
  storedLanguage.set(state.language);
  const session = await sessions.open(state.language);
  hydrate(session.queryClient, queries);
  try {
    await bringPageModules(loadingOf(session), state);
    clearFailures();
  } catch (error) {
    reportError(error, { app: 'shell', part: 'start' });
    await retryByLoading(window.location.href);
  }

  const router = createBrowserRouter(
    siteRoutes(
      table,
      browserLoader({
        site,
        table,
        registry,
        sessions,
        watch,
        pendingHash: () => router.state.navigation.location?.hash ?? '',
      }),
    ),
    { hydrationData: hydration },
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  startTransition(() => {
    hydrateRoot(
      root,
      <SiteContext value={context}>
        <RouterProvider router={router} />
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

void start();
