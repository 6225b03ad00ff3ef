import {
  compositionName,
  isAccepted,
  type Language,
  type RendererOptions,
  type RenderRequest,
  type RenderResult,
  type SiteFile,
  siteFileUrl,
} from '@mall/contracts';
import type { ResolvedPath } from '@mall/routing';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { type PageHead, pageHead } from '../page/head.ts';
import { loadNotFound, loadPage, type PageLoading } from '../page/load-page.ts';
import type { LoadedQuery, PageData } from '../page/page-data.ts';
import { siteRoutes } from '../page/site-routes.tsx';
import { UNAVAILABLE_MARK } from '../pages/unavailable/unavailable.tsx';
import type { ModuleRegistry } from '../remotes/module-registry.ts';
import { slotRegistry } from '../remotes/slots.ts';
import type { LanguageContext } from '../site/language-context.ts';
import { type PageState, STATUS } from '../site/page-state.ts';
import { SiteContext, type SiteContextValue } from '../site/site-context.ts';
import type { RenderedSite } from './campaign-sites.ts';
import { htmlDocument } from './document.ts';
import { FailureLog, LeftToBrowserError } from './failure-log.ts';
import { FragmentCache } from './fragment-cache.ts';
import type { ServerLanguageContexts } from './language-contexts.ts';
import { pageAssets } from './page-assets.ts';
import { pageDataScript, sharedParts } from './page-data-script.ts';
import { renderHtml } from './render-html.tsx';
import { languageChoice, pageHeaders, validUntil } from './response-metadata.ts';
import { LateError, timeLimit } from './time-limit.ts';

interface PageRendererParts {
  options: RendererOptions;
  registry: ModuleRegistry;
  languageContexts: Pick<ServerLanguageContexts, 'create'>;
}

type Shown = Exclude<ResolvedPath, { kind: 'redirect' }>;

interface RenderedPath extends RenderedSite {
  url: URL;
  resolved: Shown;
}

/** A failed call has no data; the browser repeats it. */
function loadedQueries({ queryClient }: LanguageContext): LoadedQuery[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) =>
      state.status === 'success' ? [[queryKey, state.data] as const] : [],
    );
}

/** Without the data of the page's head, which is in the document. */
function hydratedState(loaderData: Record<string, PageState>): Record<string, PageState> {
  const states = Object.entries(loaderData);
  return Object.fromEntries(states.map(([id, state]) => [id, { ...state, data: undefined }]));
}

const notOnServer = () => Promise.reject(new LeftToBrowserError('left to the browser'));

type Router = ReturnType<typeof createStaticHandler>;

interface LoadedPage {
  router: Router;
  routed: Exclude<Awaited<ReturnType<Router['query']>>, Response>;
  state: PageState;
}

async function load(loading: PageLoading, resolved: Shown): Promise<LoadedPage> {
  // For other routes the router would compile every pattern again.
  const paths = resolved.kind === 'page' ? [resolved.path] : [];
  const loader = () =>
    resolved.kind === 'page'
      ? loadPage(loading, resolved)
      : loadNotFound(loading, resolved.language);
  const router = createStaticHandler(siteRoutes({ paths }, loader));
  const routed = await router.query(new Request(loading.url));
  if (routed instanceof Response) throw new Error(`the router returned ${routed.status}`);
  return { router, routed, state: Object.values(routed.loaderData).at(-1) as PageState };
}

function appOf(loading: PageLoading, { router, routed }: LoadedPage) {
  const { site, table, registry, languageContext } = loading;
  const context: SiteContextValue = {
    ...{ site, table, registry },
    languageContext: () => languageContext,
    slots: () =>
      slotRegistry({ site, registry, ready: languageContext.slotsReady, load: notOnServer }),
  };
  return (
    <SiteContext value={context}>
      <StaticRouterProvider
        router={createStaticRouter(router.dataRoutes, routed)}
        context={routed}
        hydrate={false}
      />
    </SiteContext>
  );
}

function fragmentVersion(file: SiteFile, language: Language, queries: readonly LoadedQuery[]) {
  const config = queries.find(([[, call]]) => call === 'config');
  return [file.version, language, ...sharedParts(config?.[1] ?? null)].join(' ');
}

const ERROR: Readonly<Record<Language, string>> = { hu: 'Hiba', en: 'Error' };

/** Screen readers read the title of a loaded document first, so it names a failure of the posted form. */
function errorHead({ language, tags }: PageHead): PageHead {
  const named = tags.map((tag) =>
    tag.tag === 'title' ? { ...tag, text: `${ERROR[language]}: ${tag.text}` } : tag,
  );
  return { language, tags: named };
}

/** The share of a render's time for loading that parts may also wait for while they are shown. */
const SHOWING_SHARE = 1 / 5;

export function pageRenderer({ options, registry: all, languageContexts }: PageRendererParts) {
  const fragmentCache = new FragmentCache();
  const limit = timeLimit(options, options.loadTimeoutMs);
  const waitMs = options.loadTimeoutMs * SHOWING_SHARE;
  return async (request: RenderRequest, path: RenderedPath): Promise<RenderResult> => {
    const { site, table, file, url, resolved } = path;
    const { language } = resolved;
    const { formResponse } = request;
    const languageContext = languageContexts.create(language, request, path);
    const owner = resolved.kind === 'page' ? resolved.path.app : undefined;
    const failures = new FailureLog(options, owner);
    const loading: PageLoading = {
      // A page that ended a worker is rendered without its remote.
      registry: request.disabledApps ? all.without(request.disabledApps) : all,
      ...{ site, table, languageContext, url },
      limit,
      onFailure: (part, error) => failures.loading(part, error),
    };
    const page = await load(loading, resolved);
    const { state, routed } = page;
    const queries = loadedQueries(languageContext);
    const body = await renderHtml(
      appOf(loading, page),
      fragmentCache.forPage(fragmentVersion(file, language, queries)),
      {
        onError: (error) => failures.rendering(error),
        startTimer: (onTimeout) =>
          options.startTimer(waitMs, () =>
            onTimeout(new LateError(`a part still waits after ${waitMs} ms`)),
          ),
      },
    );
    const loaderData = hydratedState(routed.loaderData);
    const data: PageData = {
      site: siteFileUrl(file.version),
      composition: compositionName(site),
      hydration: { loaderData, actionData: null, errors: null },
      queries,
      renderedAt: languageContext.shellContext.renderedAt,
      ...(formResponse ? { formResponse } : {}),
      ...(options.sentryDsn ? { sentryDsn: options.sentryDsn } : {}),
    };
    const { variesByLanguage, chosen } = languageChoice(resolved, url.search);
    const status = body.includes(UNAVAILABLE_MARK) ? STATUS.unavailable : STATUS[state.kind];
    const head = pageHead(loading, state);
    return {
      status,
      headers: pageHeaders(state, status, table, chosen),
      body: htmlDocument({
        head: formResponse && !isAccepted(formResponse) ? errorHead(head) : head,
        ...pageAssets(site, table, state),
        site: data.site,
        clockOffset: site.preview?.clockOffset,
        body,
        data: pageDataScript(data, body),
      }),
      ...{ variesByLanguage, owner, site: file },
      validUntil: validUntil(state, site),
      failed: failures.apps,
    };
  };
}
