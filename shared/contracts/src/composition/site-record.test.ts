import { routeRefSchema } from './mf-json.ts';
import type { Release } from './release.ts';
import { siteRecord } from './site-record.ts';

const id = '0123456789abcdef';
const release: Release = {
  app: 'cards',
  id,
  mf: {
    name: 'cards',
    owner: 'team-cards',
    routes: [
      {
        id: routeRefSchema.parse('loyalty-card'),
        module: './pages/loyalty-card',
        paths: { hu: '/my{product}-kartya', en: '/my{product}-card' },
        aliases: [],
        slots: [],
        token: false,
        sitemap: true,
        footer: true,
      },
    ],
    redirects: [],
    slots: [],
    navigation: [],
  },
  entry: { js: ['remoteEntry.js'], css: [] },
  exposes: { './pages/loyalty-card': { js: ['a.js'], css: ['a.css'], shared: [] } },
  provides: {},
  fonts: ['files/a.woff2'],
  nodeEntry: 'remoteEntry.cjs',
  shared: {},
  uses: { routes: [], slots: [] },
  files: [],
  commit: null,
  publishedAt: '2026-11-21T10:00:00.000Z',
  publishedBy: 'team-cards',
};

const record = siteRecord(
  { revision: 7, apps: { cards: id }, at: '2026-11-21T10:00:00.000Z', by: 'x', reason: 'y' },
  [release],
  { BRAND_NAME: 'Sample', BRAND_SLUG: 'sample', PUBLIC_ORIGIN: 'https://mall.example' },
);

test('paths carry the brand’s slug', () => {
  expect(record.apps[0]?.routes[0]?.paths).toEqual({
    hu: '/mysample-kartya',
    en: '/mysample-card',
  });
});

test('files have their URL', () => {
  expect(record.apps[0]?.entry.js).toEqual([`/js/cards/${id}/remoteEntry.js`]);
  expect(record.apps[0]?.exposes['./pages/loyalty-card']?.css).toEqual([`/js/cards/${id}/a.css`]);
  expect(record.apps[0]?.fonts).toEqual([`/js/cards/${id}/files/a.woff2`]);
});
