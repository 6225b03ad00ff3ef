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
        deferredSlots: [],
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
  headScripts: ['files/a.js'],
  nodeEntry: 'remoteEntry.cjs',
  shared: {},
  uses: { routes: [], slots: [], messages: [] },
  messages: [],
  files: [
    {
      ...{ path: 'web/remoteEntry.js', bytes: 1 },
      ...{ integrity: 'sha384-entry', scriptIntegrity: 'sha256-entry' },
    },
    { path: 'br/remoteEntry.js', bytes: 1, integrity: 'sha384-br' },
    { path: 'web/a.css', bytes: 1, integrity: 'sha384-css' },
  ],
  commit: null,
  ancestors: [],
  publishedAt: '2026-11-21T10:00:00.000Z',
  publishedBy: 'team-cards',
};

const record = siteRecord({ revision: 7 }, [release], {
  BRAND_NAME: 'Sample',
  BRAND_SLUG: 'sample',
  PUBLIC_ORIGIN: 'https://mall.example',
});

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
  expect(record.apps[0]?.headScripts).toEqual([`/js/cards/${id}/files/a.js`]);
});

test('scripts have their hash', () => {
  expect(record.apps[0]?.integrity).toEqual({ [`/js/cards/${id}/remoteEntry.js`]: 'sha256-entry' });
});
