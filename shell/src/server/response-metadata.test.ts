/** Language and expiry of a response; the renderer contract tests its headers. */
import { resolveUrl, routeTable } from '@mall/routing';
import { sampleSite } from '../remotes/testing/sample-site.ts';
import type { PageState } from '../site/page-state.ts';
import { languageChoice, validUntil } from './response-metadata.ts';

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

const notFound = { kind: 'not-found', language: 'hu' } as const;
const page = (data: unknown): PageState => ({ ...state, routeId: 'shops', data });

test.each<[PageState, number | undefined, number | undefined]>([
  [page({ validUntil: 5 }), undefined, 5],
  [page({ validUntil: 5 }), 3, 3],
  [page({ validUntil: 5 }), 9, 5],
  [page(null), 3, 3],
  [page({ validUntil: 'soon' }), undefined, undefined],
  [page({ validUntil: Number.NaN }), undefined, undefined],
  [page({ validUntil: Number.POSITIVE_INFINITY }), undefined, undefined],
  [notFound, 3, 3],
])('%j of a site that changes at %s is valid until %s', (shown, changesAt, end) => {
  expect(validUntil(shown, { changesAt })).toBe(end);
});
