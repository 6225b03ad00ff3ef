import { languageCookie } from '@mall/contracts';
import { routeTable } from '@mall/routing';
import { sampleSite } from '../remotes/testing/sample-site.ts';
import { pageHeaders } from './page-headers.ts';

const table = routeTable(sampleSite().apps);
const state = { kind: 'page', language: 'en', routeId: 'cinema', params: {}, data: null } as const;

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

test('a page stores the language that its visitor has chosen', () => {
  expect(pageHeaders(state, 200, table)).not.toHaveProperty('set-cookie');
  expect(pageHeaders(state, 200, table, 'en')['set-cookie']).toBe(languageCookie('en'));
});
