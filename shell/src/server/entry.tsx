/** The shell's server bundle: what a render worker calls. */
import {
  type CreateRenderer,
  type Language,
  languageCookie,
  type RendererOptions,
  type RenderRequest,
  type RenderResult,
} from '@mall/contracts';
import { listMallOffsets, mallOffsets } from '@mall/opening-hours/mall-offsets';
import { resolveUrl } from '@mall/routing';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import '../remotes/lazy-shared-modules.ts';
import { ModuleRegistry } from '../remotes/module-registry.ts';
import { campaignSites } from './campaign-sites.ts';
import { serverLanguageContexts } from './language-contexts.ts';
import { pageRenderer } from './render-page.tsx';
import { serverModules } from './server-modules.ts';
import { timeLimit } from './time-limit.ts';

/** All remotes use the same React: one that patches its functions would break the others. */
for (const shared of [react, jsxRuntime, reactDom]) {
  Object.freeze(Reflect.get(shared, 'default') ?? shared);
}

/** The share of a render's time for asking the API which campaigns run. */
const CAMPAIGNS_SHARE = 1 / 4;

/** An hour: a later release may serve this spelling itself. */
const SPELLING_CACHE_CONTROL = 'public, max-age=3600';

function redirectTo(location: string, language: Language | undefined): RenderResult {
  // A redirect that stores a language must reach the server each time.
  const headers: Record<string, string> = language
    ? { location, 'cache-control': 'no-store', 'set-cookie': languageCookie(language) }
    : { location, 'cache-control': SPELLING_CACHE_CONTROL };
  return { status: 301, headers, body: '', variesByLanguage: false, failed: [] };
}

export const createRenderer: CreateRenderer = async (options: RendererOptions) => {
  const site = { ...options.site, utcOffsets: mallOffsets() };
  listMallOffsets(site.utcOffsets);
  const registry = new ModuleRegistry(site, serverModules(options.nodeEntries));
  const languageContexts = serverLanguageContexts(options);
  const siteOf = campaignSites(site, {
    load: languageContexts.campaigns,
    limit: timeLimit(options, options.loadTimeoutMs * CAMPAIGNS_SHARE),
  });
  const renderPage = pageRenderer({ options, registry, languageContexts });

  return {
    async render(request: RenderRequest): Promise<RenderResult> {
      const url = new URL(request.url, site.origin);
      const rendered = await siteOf(request);
      const resolved = resolveUrl(rendered.table, url, request.storedLanguage);
      if (resolved.kind === 'redirect') {
        return redirectTo(resolved.to, resolved.language);
      }
      return renderPage(request, { ...rendered, url, resolved });
    },
  };
};
