/** What a page with a token in its path must never do: be found, be stored, or pass its URL on. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createApi } from '@mall/http';
import { resolvePath, routeTable } from '@mall/routing';
import { pageHead } from '../page/head.ts';
import { ModuleRegistry } from '../remotes/module-registry.ts';
import { sampleApp, sampleSite } from '../remotes/testing/sample-site.ts';
import { createLanguageContext } from '../site/language-context.ts';
import type { PageState } from '../site/page-state.ts';
import { pageHeaders } from './page-headers.ts';

const CARDS = path.resolve(import.meta.dirname, '../../../mf-cards/mf.json');
const TOKEN_PAGE = '/elfelejtett-jelszo/AbC123';
const OTHER_PAGE = '/ajandekkartya';

const site = sampleSite([sampleApp(JSON.parse(readFileSync(CARDS, 'utf8')))]);
const table = routeTable(site.apps);

async function pageAt(pathname: string) {
  const resolved = resolvePath(table, pathname, undefined);
  if (resolved.kind !== 'page') throw new Error(`${pathname} is ${resolved.kind}`);
  const { route, app } = resolved.path;
  const module = {
    Component: () => null,
    meta: () => ({ title: 'Page', description: 'A page', structuredData: [] }),
  };
  const registry = new ModuleRegistry(site, { load: async () => module });
  await registry.load(app, route.module);
  const languageContext = createLanguageContext({
    site,
    table,
    messages: {},
    api: createApi({ language: 'hu' }),
  });
  const state: PageState = {
    kind: 'page',
    language: 'hu',
    routeId: route.id,
    params: resolved.params,
    data: null,
  };
  const { tags } = pageHead({ site, table, registry, languageContext }, state);
  return { tags, headers: pageHeaders(state, 200, table) };
}

const contentOf = (tags: Awaited<ReturnType<typeof pageAt>>['tags'], name: string) =>
  tags.find(({ attributes }) => attributes.name === name)?.attributes.content;

test('a token page is not indexed, sends no referrer and is stored nowhere', async () => {
  const { tags, headers } = await pageAt(TOKEN_PAGE);
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
  expect(contentOf(tags, 'robots')).toBe('noindex');
  expect(contentOf(tags, 'referrer')).toBe('no-referrer');
  expect(JSON.stringify(tags)).not.toContain('AbC123');
});

test('another page is indexed under its canonical URL', async () => {
  const { tags, headers } = await pageAt(OTHER_PAGE);
  expect(headers).not.toHaveProperty('x-robots-tag');
  expect(headers).not.toHaveProperty('cache-control');
  expect(contentOf(tags, 'robots')).toBeUndefined();
  expect(tags.some(({ attributes }) => attributes.rel === 'canonical')).toBe(true);
});
