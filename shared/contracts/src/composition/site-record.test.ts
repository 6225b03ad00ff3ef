import { mfJsonSchema } from './mf-json.ts';
import type { Release } from './release.ts';
import { siteRecord } from './site-record.ts';

const page = './pages/loyalty-card';
const release = {
  app: 'cards',
  id: '0123456789abcdef',
  mf: mfJsonSchema.parse({
    name: 'cards',
    owner: 'team-cards',
    routes: [
      {
        id: 'loyalty-card',
        module: page,
        paths: { hu: '/my{product}-kartya', en: '/my{product}-card' },
      },
    ],
  }),
  entry: { js: ['remoteEntry.js'], css: [] },
  exposes: { [page]: { js: ['a.js'], css: ['a.css'], shared: [] } },
  provides: {},
  fonts: ['files/a.woff2'],
  headScripts: ['files/a.js'],
  shared: {},
  uses: { routes: [], slots: [], messages: [] },
  files: [
    { path: 'web/remoteEntry.js', integrity: 'sha384-entry', scriptIntegrity: 'sha256-entry' },
    { path: 'br/remoteEntry.js', integrity: 'sha384-br' },
    { path: 'web/a.css', integrity: 'sha384-css' },
  ],
} as unknown as Release;

const record = siteRecord({ revision: 7 }, [release], {
  BRAND_NAME: 'Sample',
  BRAND_SLUG: 'sample',
  VITALS_PERCENT: 10,
  PUBLIC_ORIGIN: 'https://mall.example',
});

test('fills in the brand’s slug, the URLs of files and the hashes of scripts', () => {
  const folder = '/js/cards/0123456789abcdef';
  const paths = { hu: '/mysample-kartya', en: '/mysample-card' };
  expect(record.apps).toMatchObject([
    {
      routes: [{ paths }],
      entry: { js: [`${folder}/remoteEntry.js`] },
      exposes: { [page]: { css: [`${folder}/a.css`] } },
      fonts: [`${folder}/files/a.woff2`],
      headScripts: [`${folder}/files/a.js`],
    },
  ]);
  expect(record.apps[0]?.integrity).toEqual({ [`${folder}/remoteEntry.js`]: 'sha256-entry' });
});
