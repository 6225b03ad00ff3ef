/** Renders one page to its document. */
import type { Language, RendererOptions, RenderRequest, RenderResult } from '@mall/contracts';
import type { ResolvedPath, RouteTable } from '@mall/routing';
import { dehydrate } from '@tanstack/react-query';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { pageHead } from '../page/head.ts';
import { loadNotFound, loadPage, type PageLoading } from '../page/load-page.ts';
import { pageDataScript } from '../page/page-data.ts';
import { siteRoutes } from '../page/site-routes.tsx';
import type { ModuleRegistry } from '../remotes/module-registry.ts';
import { slotKey, slotRegistry } from '../remotes/slots.ts';
import type { LanguageContext } from '../site/language-context.ts';
import { type PageState, STATUS } from '../site/page-state.ts';
import { SiteContext, type SiteContextValue } from '../site/site-context.ts';
import { browserSite } from './browser-site.ts';
import { htmlDocument } from './document.ts';
import { FailureLog } from './failure-log.ts';
import { languageChoice } from './language-choice.ts';
import { pageAssets } from './page-assets.ts';
import { pageHeaders } from './page-headers.ts';
import { renderHtml } from './render-html.tsx';
import { validUntil } from './valid-until.ts';

interface PageRendererParts {
  options: RendererOptions;
  table: RouteTable;
  registry: ModuleRegistry;
  languageContexts: (language: Language, request: RenderRequest) => LanguageContext;
}

type Shown = Exclude<ResolvedPath, { kind: 'redirect' }>;

const notOnServer = () => Promise.reject(new Error('left to the browser'));

export function pageRenderer({
  options,
  table,
  registry: all,
  languageContexts,
}: PageRendererParts) {
  const { site } = options;
  const siteForBrowser = browserSite(site);

  return async (request: RenderRequest, url: URL, resolved: Shown): Promise<RenderResult> => {
    const languageContext = languageContexts(resolved.language, request);
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

    const body = await renderHtml(
      <SiteContext value={context}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, answer)}
          context={answer}
          hydrate={false}
        />
      </SiteContext>,
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
        body,
        data: pageDataScript(
          {
            site: siteForBrowser,
            hydration: { loaderData: answer.loaderData, actionData: null, errors: null },
            queries: dehydrate(languageContext.queryClient),
            renderedAt: languageContext.shellContext.renderedAt,
            ...(request.formAnswer ? { formAnswer: request.formAnswer } : {}),
            ...(options.sentryDsn ? { sentryDsn: options.sentryDsn } : {}),
          },
          body,
        ),
      }),
      variesByLanguage,
      owner,
      validUntil: validUntil(state),
      failed: failures.apps,
    };
  };
}
