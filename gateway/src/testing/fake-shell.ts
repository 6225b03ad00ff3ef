/** A shell without React and bundler, for tests. The renderer contract compares it with the built shell. */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type {
  CreateRenderer,
  RendererOptions,
  RenderRequest,
  RenderResult,
  Route,
  SiteFile,
  SiteRecord,
} from '@mall/contracts';
import { type Language, languageCookie } from '@mall/contracts/language';
import { queryLanguage, type ResolvedPath, resolveUrl, routeTable } from '@mall/routing';

/** What this shell calls of an exposed module; a component returns its text. */
interface FakeModule {
  loader?(args: { url: URL }): Promise<unknown>;
  meta?(args: { data: unknown }): { title: string };
  Component(): string;
}

type ShownPage = Extract<ResolvedPath, { kind: 'page' }>;

const FILLER = '<!-- filler -->'.repeat(100);
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const TOKEN_HEADERS = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
};

const require = createRequire(import.meta.url);

function documentOf(language: Language, head: string, main: string): string {
  return `<!doctype html><html lang="${language}"><head>${head}</head><body><header></header><main>${main}</main><footer></footer>${FILLER}</body></html>`;
}

function redirectTo(to: string, language: Language | undefined): RenderResult {
  const headers: Record<string, string> = language
    ? { location: to, 'cache-control': 'no-store', 'set-cookie': languageCookie(language) }
    : { location: to, 'cache-control': 'public, max-age=3600' };
  return { status: 301, headers, body: '', variesByLanguage: false, failed: [] };
}

/** Part of the record is enough: nothing here reads it. */
function siteFile({ revision, rollout, apps }: SiteRecord): SiteFile {
  const names = apps.map(({ name }) => name);
  const text = JSON.stringify({ revision, rollout, apps: names, filler: FILLER });
  return { version: createHash('sha256').update(text).digest('base64url'), text };
}

const preloadOf = ({ version }: SiteFile) =>
  `<link rel="preload" as="fetch" crossorigin href="/site.json?v=${version}">`;

function notFound(language: Language, site: SiteFile): RenderResult {
  const headers = { ...HTML, 'content-language': language };
  const body = documentOf(language, preloadOf(site), 'not found');
  return { status: 404, headers, body, variesByLanguage: true, site, failed: [] };
}

/** The parts of one page, and the apps of which one failed. */
function partsOf({ site, nodeEntries, log }: RendererOptions, request: RenderRequest) {
  const failed = new Set<string>();

  async function load(app: string, module: string) {
    if (request.disabledApps?.includes(app)) throw new Error('it is disabled');
    const container = require(nodeEntries[app] ?? '');
    const loaded: FakeModule = (await container.get(module))();
    const data = await loaded.loader?.({ url: new URL(request.url, 'http://site') });
    return { title: loaded.meta?.({ data }).title ?? '', text: loaded.Component() };
  }

  /** @returns undefined when the part failed. */
  const show = async (app: string, module: string) =>
    load(app, module).catch((error: Error) => {
      failed.add(app);
      const release = site.apps.find(({ name }) => name === app)?.release;
      log('error', 'a part of the page failed', { app, release, part: module, error: error.stack });
    });

  async function slots({ slots }: Route): Promise<string> {
    const shown = site.apps.flatMap((app) =>
      app.slots
        .filter(({ name }) => slots.includes(name))
        .map((slot) => show(app.name, slot.module)),
    );
    return (await Promise.all(shown)).map((part) => part?.text ?? 'fallback').join('');
  }
  return { failed, show, slots };
}

/** Each body names the composition's revision and counts the pages rendered so far. */
export const createRenderer: CreateRenderer = async (options) => {
  const { site } = options;
  const table = routeTable(site.apps);
  let renders = 0;

  async function renderPage(
    request: RenderRequest,
    resolved: ShownPage,
    queried: Language | undefined,
  ): Promise<RenderResult> {
    const { language, path } = resolved;
    const file = siteFile(site);
    const isNeutral = path.language === undefined;
    const chosen = isNeutral ? queried : undefined;
    const parts = partsOf(options, request);
    const isOwn = path.app === 'shell';
    const [page, slots] = await Promise.all([
      isOwn ? { title: 'home', text: '' } : parts.show(path.app, path.route.module),
      parts.slots(path.route),
    ]);
    renders += 1;
    const count = `<p>revision ${site.revision}, render ${renders}</p>`;
    const main = page ? `<p>${page.title}</p>${page.text}${slots}` : 'fallback';
    return {
      status: page ? 200 : 503,
      headers: {
        ...HTML,
        'content-language': language,
        ...(chosen ? { 'set-cookie': languageCookie(chosen) } : {}),
        ...(page ? {} : { 'retry-after': '5' }),
        ...(path.route.token ? TOKEN_HEADERS : {}),
      },
      body: documentOf(
        language,
        `<title>${page?.title}</title>${preloadOf(file)}`,
        count + main + JSON.stringify(request.formResponse ?? ''),
      ),
      variesByLanguage: isNeutral && !chosen,
      owner: path.app,
      site: file,
      failed: [...parts.failed],
    };
  }

  return {
    async render(request) {
      const url = new URL(request.url, site.origin);
      const resolved = resolveUrl(table, url, request.storedLanguage);
      if (resolved.kind === 'redirect') return redirectTo(resolved.to, resolved.language);
      if (resolved.kind === 'not-found') return notFound(resolved.language, siteFile(site));
      return renderPage(request, resolved, queryLanguage(url.search));
    },
  };
};
