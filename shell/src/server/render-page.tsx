/** Renders one page to its document. */
import {
  type RendererOptions,
  type RenderRequest,
  type RenderResult,
  siteFileUrl,
} from '@mall/contracts';
import type { ResolvedPath } from '@mall/routing';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { pageHead } from '../page/head.ts';
import { loadNotFound, loadPage, type PageLoading } from '../page/load-page.ts';
import type { LoadedQuery, NamedQuery } from '../page/page-data.ts';
import { siteRoutes } from '../page/site-routes.tsx';
import type { ModuleRegistry } from '../remotes/module-registry.ts';
import { slotKey, slotRegistry } from '../remotes/slots.ts';
import type { LanguageContext } from '../site/language-context.ts';
import { type PageState, STATUS } from '../site/page-state.ts';
import { SiteContext, type SiteContextValue } from '../site/site-context.ts';
import { isCommon } from './browser-site.ts';
import type { RenderedSite } from './campaign-sites.ts';
import { htmlDocument } from './document.ts';
import { FailureLog, LeftToBrowserError } from './failure-log.ts';
import { FragmentCache } from './fragment-cache.ts';
import { languageChoice } from './language-choice.ts';
import type { ServerLanguageContexts } from './language-contexts.ts';
import { pageAssets } from './page-assets.ts';
import { pageDataScript } from './page-data-script.ts';
import { pageHeaders } from './page-headers.ts';
import { renderHtml } from './render-html.tsx';
import { validUntil } from './valid-until.ts';

interface PageRendererParts {
  options: RendererOptions;
  registry: ModuleRegistry;
  languageContexts: Pick<ServerLanguageContexts, 'create'>;
}

type Shown = Exclude<ResolvedPath, { kind: 'redirect' }>;

/** A request whose path is resolved, and the site at its moment. */
interface RenderedPath extends RenderedSite {
  url: URL;
  resolved: Shown;
}

/** Of a call that failed there is no data: the browser repeats it. */
function loadedQueries({ queryClient }: LanguageContext): LoadedQuery[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) =>
      state.status === 'success' ? [[queryKey, state.data] as const] : [],
    );
}

/** What the site file has is not in the page. */
const namedQuery = (query: LoadedQuery): NamedQuery => (isCommon(query) ? [query[0]] : query);

/** The state of the page; its head is in the document. */
function hydratedState(loaderData: Record<string, PageState>): Record<string, PageState> {
  const states = Object.entries(loaderData).map(([id, state]): [string, PageState] => {
    if (state.kind !== 'page') return [id, state];
    const { data: _, ...others } = state;
    return [id, others];
  });
  return Object.fromEntries(states);
}

const notOnServer = () => Promise.reject(new LeftToBrowserError());

export function pageRenderer({ options, registry: all, languageContexts }: PageRendererParts) {
  const fragmentCache = new FragmentCache();
  return async (request: RenderRequest, path: RenderedPath): Promise<RenderResult> => {
    const { site, table, fileOf, url, resolved } = path;
    const languageContext = languageContexts.create(resolved.language, request, path);
    // A page that ended a worker is rendered without its remote.
    const registry = request.disabledApps ? all.without(request.disabledApps) : all;
    const owner = resolved.kind === 'page' ? resolved.path.app : undefined;
    const failures = new FailureLog(options, owner);
    const loading: PageLoading = {
      site,
      table,
      registry,
      languageContext,
      url,
      timeoutMs: options.loadTimeoutMs,
      onFailure: (part, error) => failures.loading(part, error),
      onRefusal: (error) => failures.refusal(error),
    };
    const context: SiteContextValue = {
      site,
      table,
      registry,
      languageContext: () => languageContext,
      shown: () => undefined,
      slots: () =>
        slotRegistry(
          site,
          registry,
          (entry) => languageContext.slotsReady.has(slotKey(entry)),
          notOnServer,
        ),
    };

    // The path is resolved already; of the other routes the router would compile every pattern anew.
    const paths = resolved.kind === 'page' ? [resolved.path] : [];
    const handler = createStaticHandler(
      siteRoutes({ paths }, () =>
        resolved.kind === 'page'
          ? loadPage(loading, resolved)
          : loadNotFound(loading, resolved.language),
      ),
    );
    const answer = await handler.query(new Request(url));
    if (answer instanceof Response) throw new Error(`the router answered ${answer.status}`);
    const state = Object.values(answer.loaderData).at(-1) as PageState;

    const queries = loadedQueries(languageContext);
    const file = fileOf(resolved.language, queries);
    const body = await renderHtml(
      <SiteContext value={context}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, answer)}
          context={answer}
          hydrate={false}
        />
      </SiteContext>,
      fragmentCache.forPage(file.version),
      (error) => failures.rendering(error),
    );
    const { variesByLanguage, chosen } = languageChoice(resolved, url.search);
    const status = failures.pageFailed ? STATUS.unavailable : STATUS[state.kind];
    return {
      status,
      headers: pageHeaders(state, status, table, chosen),
      body: htmlDocument({
        head: pageHead({ site, table, registry, languageContext }, state),
        ...pageAssets(site, table, state),
        site: siteFileUrl(file.version),
        body,
        data: pageDataScript(
          {
            site: siteFileUrl(file.version),
            revision: site.revision,
            hydration: {
              loaderData: hydratedState(answer.loaderData),
              actionData: null,
              errors: null,
            },
            queries: queries.map(namedQuery),
            renderedAt: languageContext.shellContext.renderedAt,
            ...(request.formAnswer ? { formAnswer: request.formAnswer } : {}),
            ...(options.sentryDsn ? { sentryDsn: options.sentryDsn } : {}),
          },
          body,
        ),
      }),
      variesByLanguage,
      owner,
      validUntil: validUntil(state, site),
      site: file,
      failed: failures.apps,
    };
  };
}
