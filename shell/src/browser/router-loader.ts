/** The router's loader in the browser: resolves the path, keeps the language, brings the page. */
import type { SiteRecord } from '@mall/contracts';
import { type RouteTable, resolvePath } from '@mall/routing';
import { storedLanguage } from '@mall/runtime';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { loadNotFound, loadPage, type PageLoading } from '../page/load-page.ts';
import type { PageState } from '../page/page-state.ts';
import { clearFailures, retryByLoading } from '../remotes/chunk-retry.ts';
import type { ModuleRegistry } from '../remotes/module-registry.ts';
import { RemoteModuleError } from '../remotes/remote-module-error.ts';
import { reportError } from '../site/report-error.ts';
import type { CompositionWatch } from './composition-watch.ts';
import type { Sessions } from './sessions.ts';

export interface BrowserVisit {
  site: SiteRecord;
  table: RouteTable;
  registry: ModuleRegistry;
  sessions: Sessions;
  watch: CompositionWatch;
  /** The hash of the navigation under way: a loader's request has none. */
  pendingHash(): string;
}

/** Failures of the page's own module, which the chunk-retry rule is for. */
function failureLog(owner: string | undefined) {
  const failures: unknown[] = [];
  return {
    moduleFailed: () => failures.length > 0,
    onFailure: (part: { app: string; part: string }, error: unknown) => {
      reportError(error, part);
      if (part.app === owner && error instanceof RemoteModuleError) failures.push(error);
    },
  };
}

/** Never settles once the browser is on its way to another document. */
function leaveFor(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => undefined);
}

export function browserLoader(visit: BrowserVisit) {
  const { site, table, registry, sessions, watch } = visit;

  return async ({ request }: LoaderFunctionArgs): Promise<PageState> => {
    const url = new URL(request.url);
    const target = url.pathname + url.search + visit.pendingHash();
    if (watch.isOutdated) return leaveFor(target);

    const resolved = resolvePath(table, url.pathname, storedLanguage.get());
    if (resolved.kind === 'redirect') {
      if (resolved.language) storedLanguage.set(resolved.language);
      // The entry that the navigation makes: the path that redirects never gets one of its own.
      throw redirect(resolved.to + url.search + visit.pendingHash());
    }
    const { language } = resolved;
    storedLanguage.set(language);
    const session = await sessions.open(language);
    const failures = failureLog(resolved.kind === 'page' ? resolved.path.app : undefined);
    const loading: PageLoading = {
      site,
      table,
      registry,
      session,
      url,
      onFailure: failures.onFailure,
    };
    if (resolved.kind === 'not-found') return loadNotFound(loading, language);

    const state = await loadPage(loading, resolved);
    if (state.kind === 'unavailable' && failures.moduleFailed()) await retryByLoading(target);
    else clearFailures();
    return state;
  };
}
