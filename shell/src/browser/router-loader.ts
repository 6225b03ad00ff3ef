import { LANGUAGES } from '@mall/contracts';
import { inFlight } from '@mall/http';
import { declaredUrl, resolveUrl } from '@mall/routing';
import { storedLanguage } from '@mall/runtime';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { pageHead } from '../page/head.ts';
import { loadNotFound, loadPage, type PageLoading, sendCalls } from '../page/load-page.ts';
import { clearFailures, loadDocument, retryByLoading } from '../remotes/chunk-retry.ts';
import { RemoteModuleError } from '../remotes/module-registry.ts';
import { hasNetwork, keptPath } from '../remotes/network.ts';
import type { PageState } from '../site/page-state.ts';
import { reportError } from '../site/report-error.ts';
import type { ComposedSite } from '../site/site-context.ts';
import type { CompositionWatch } from './composition-watch.ts';
import type { DocumentLoads } from './document-loads.ts';
import type { LanguageContexts } from './language-contexts.ts';

export interface RouterDeps {
  composed: ComposedSite;
  languageContexts: LanguageContexts;
  watch: CompositionWatch;
  loads: Pick<DocumentLoads, 'allow'>;
  /** The server's time in milliseconds: the device's clock may be wrong. */
  serverNow(): number;
  /** Where the shown page is: after Back the browser already names the next one. */
  shown(): Pick<URL, 'pathname' | 'search'>;
  pendingHash(): string;
}

/** Why the page is outdated: another composition is live, or a campaign has begun or ended since it was rendered. */
function outdatedBy({ composed, watch, serverNow }: RouterDeps): string | undefined {
  const { changesAt = Number.POSITIVE_INFINITY } = composed.site;
  return watch.change ?? (serverNow() >= changesAt ? `until ${changesAt}` : undefined);
}

/** Whether a document load for `reason` has led to the same composition, or to the same campaigns. */
export function stillApplies(
  { composed, watch }: Pick<RouterDeps, 'composed' | 'watch'>,
  reason: string,
) {
  return watch.isOwn(reason) || reason === `until ${composed.site.changesAt}`;
}

/** Another query is another view of the same page, which keeps its composition and its forms until it is left. */
const leavesPage = ({ pathname, search }: URL, shown: Pick<URL, 'pathname' | 'search'>) =>
  pathname !== shown.pathname || search === shown.search;

/** As on the server, a page whose module cannot describe it is unavailable. */
function withHead(loading: PageLoading, state: PageState, app: string): PageState {
  if (state.kind !== 'page') return state;
  try {
    pageHead(loading, state);
    return state;
  } catch (error) {
    const { language, routeId, params } = state;
    loading.onFailure({ app, part: 'meta' }, error);
    return { kind: 'unavailable', language, routeId, params, app };
  }
}

export function browserLoader(deps: RouterDeps) {
  const { composed, languageContexts } = deps;
  const { table } = composed;

  /** @throws the reason of the aborted `signal`, once the visitor has gone elsewhere. */
  async function load(url: URL, target: string, signal: AbortSignal): Promise<PageState> {
    const resolved = resolveUrl(table, url, storedLanguage.get());
    if (resolved.kind === 'redirect') {
      if (resolved.language) storedLanguage.set(resolved.language);
      // The redirecting path gets no history entry of its own.
      throw redirect(resolved.to + deps.pendingHash());
    }
    const { language } = resolved;
    const languageContext = await languageContexts.open(language).catch(async (error: unknown) => {
      reportError(error, { app: 'shell', part: 'messages' });
      signal.throwIfAborted();
      await retryByLoading(target, signal);
      if (hasNetwork()) throw error;
    });
    signal.throwIfAborted();
    // The page that is shown has the other language, whose messages are loaded.
    const shown = LANGUAGES.find((other) => other !== language) ?? language;
    if (!languageContext) return { kind: 'offline', language: shown };
    if ((storedLanguage.get() ?? language) !== language) {
      // What an earlier page in this language has loaded is shown, and fetched again.
      const { queryClient } = languageContext;
      void queryClient.invalidateQueries({ queryKey: [language], refetchType: 'none' });
    }
    storedLanguage.set(language);
    const owner = resolved.kind === 'page' ? resolved.path.app : undefined;
    let moduleFailed = false as boolean;
    const onFailure: PageLoading['onFailure'] = (part, error) => {
      reportError(error, part);
      moduleFailed ||= part.app === owner && error instanceof RemoteModuleError;
    };
    // The server drops undeclared keys, such as `utm_source`, too.
    const declared = new URL(declaredUrl(table, url.pathname + url.search), url);
    const loading = { ...composed, languageContext, url: declared, onFailure };
    if (resolved.kind === 'not-found') return loadNotFound(loading, language);

    sendCalls(loading, resolved);
    const state = withHead(loading, await loadPage(loading, resolved), resolved.path.app);
    signal.throwIfAborted();
    if (state.kind !== 'unavailable') {
      clearFailures();
      return state;
    }
    // The chunk-retry rule applies to the page's own module.
    if (moduleFailed) await retryByLoading(target, signal);
    if (hasNetwork()) return state;
    // The worker has kept its document, with the data that this one lacks.
    const isKept = resolved.path.route.offline && navigator.serviceWorker?.controller;
    if (isKept && keptPath() !== url.pathname) return loadDocument(target);
    return { kind: 'offline', language };
  }

  return async ({ request }: LoaderFunctionArgs): Promise<PageState> => {
    const url = new URL(request.url);
    const target = url.pathname + url.search + deps.pendingHash();
    // Offline, a page whose parts are loaded is still shown.
    const reason = hasNetwork() && leavesPage(url, deps.shown()) && outdatedBy(deps);
    if (reason && deps.loads.allow(reason)) return loadDocument(target);
    return inFlight.during(() => load(url, target, request.signal));
  };
}
