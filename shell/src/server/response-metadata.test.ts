import { languageCookie } from '@mall/contracts';
import { resolveUrl, routeTable } from '@mall/routing';
import { sampleSite } from '../remotes/testing/sample-site.ts';
import { languageChoice, pageHeaders, validUntil } from './response-metadata.ts';

const table = routeTable(sampleSite().apps);
const state = { kind: 'page', language: 'en', routeId: 'cinema', params: {}, data: null } as const;

test.each([
  ['/', true, undefined],
  ['/?lang=en', false, 'en'],
  ['/?lang=hu', false, 'hu'],
  ['/?lang=de', true, undefined],
  ['/mozi?lang=en', false, undefined],
  ['/nincs-ilyen?lang=en', true, undefined],
])('%s: varies by the cookie %s, stores %s', (href, variesByLanguage, chosen) => {
  const url = new URL(href, 'https://mall.example');
  const resolved = resolveUrl(table, url, undefined);
  if (resolved.kind === 'redirect') throw new Error(`${href} redirects`);
  expect(languageChoice(resolved, url.search)).toEqual({ variesByLanguage, chosen });
});

test('a page names its type and language', () => {
  expect(pageHeaders(state, 200, table)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'en',
  });
});

test('sends Retry-After for an unavailable page', () => {
  expect(pageHeaders(state, 503, table)).toMatchObject({ 'retry-after': '5' });
  expect(pageHeaders({ kind: 'not-found', language: 'hu' }, 404, table)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'hu',
  });
});

test('a page with a token in its path is not indexed, sends no referrer and is stored nowhere', () => {
  const ticket = { ...state, routeId: 'ticket', params: { slug: 'AbC' } };
  expect(pageHeaders(ticket, 200, table)).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
});

test('a page stores the language that its visitor has chosen', () => {
  expect(pageHeaders(state, 200, table)).not.toHaveProperty('set-cookie');
  expect(pageHeaders(state, 200, table, 'en')['set-cookie']).toBe(languageCookie('en'));
});

const page = (data: unknown) => ({
  ...({ kind: 'page', language: 'hu', routeId: 'shops', params: {}, data } as const),
});

test.each([
  [{ validUntil: 5 }, undefined, 5],
  [{ validUntil: 5 }, 3, 3],
  [{ validUntil: 5 }, 9, 5],
  [null, 3, 3],
  [{ validUntil: 'soon' }, undefined, undefined],
])('a page of %j in a site that changes at %s holds until %s', (data, changesAt, end) => {
  expect(validUntil(page(data), { changesAt })).toBe(end);
});

test('a page that is not found holds until a campaign begins', () => {
  expect(validUntil({ kind: 'not-found', language: 'hu' }, { changesAt: 3 })).toBe(3);
});
