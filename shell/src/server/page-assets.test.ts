import { routeTable } from '@mall/routing';
import { sampleApp, sampleSite } from '../remotes/testing/sample-site.ts';
import type { PageState } from '../site/page-state.ts';
import { samplePage } from '../site/testing/sample-page.ts';
import { pageAssets } from './page-assets.ts';

const files = (name: string, shared: string[] = []) => ({
  js: [`/${name}.js`],
  css: [`/${name}.css`],
  shared,
});

const route = (id: string, slots: string[] = [], deferredSlots: string[] = []) => ({
  id,
  module: `./pages/${id}`,
  paths: { hu: `/${id}`, en: `/${id}` },
  slots,
  deferredSlots,
});

const ROUTES = [
  ...[route('films', ['below']), route('plain'), route('long', ['below'], ['below'])],
  route('mixed', ['below', 'beside'], ['below']),
];

const site = sampleSite([
  sampleApp(
    { name: 'cinema', routes: ROUTES },
    {
      entry: files('cinema'),
      exposes: {
        './pages/films': files('films', ['carousel']),
        './pages/plain': files('plain'),
        './pages/long': files('long'),
        './pages/mixed': files('mixed'),
        './messages/hu': { ...files('cinema-hu'), css: [] },
        './messages/en': { ...files('cinema-en'), css: [] },
      },
    },
  ),
  sampleApp(
    { name: 'shell' },
    {
      entry: files('shell'),
      integrity: { '/shell.js': 'sha256-shell' },
      fonts: ['/nunito.woff2'],
      headScripts: ['/head.js'],
      exposes: { './messages/hu': { js: [], css: [], shared: [] } },
      provides: { carousel: files('carousel'), combobox: files('combobox') },
    },
  ),
  sampleApp(
    {
      name: 'parking',
      slots: [
        { name: 'below', module: './slots/places' },
        { name: 'beside', module: './slots/prices' },
      ],
    },
    {
      entry: files('parking'),
      exposes: {
        './slots/places': files('places', ['carousel']),
        './slots/prices': files('prices'),
      },
    },
  ),
  sampleApp(
    { name: 'shops', slots: [{ name: 'beside', module: './slots/places' }] },
    { entry: files('shops'), exposes: { './slots/places': files('shop-places') } },
  ),
]);
const table = routeTable(site.apps);
/** The scripts of `sampleApp` have no hashes, but the shell's has one. */
const script = (url: string) => ({ url, integrity: url === '/shell.js' ? 'sha256-shell' : '' });

test('a page has the shell’s files, and exactly those of its modules, slots and language', () => {
  expect(pageAssets(site, table, samplePage('films'))).toEqual({
    styles: ['/shell.css', '/carousel.css', '/films.css', '/places.css'],
    scripts: [script('/shell.js')],
    moduleScripts: [
      ...['/cinema.js', '/parking.js', '/carousel.js'],
      ...['/films.js', '/places.js', '/cinema-hu.js'],
    ].map(script),
    fonts: ['/nunito.woff2'],
    headScripts: [script('/head.js')],
  });
});

const NOT_FOUND: PageState = { kind: 'not-found', language: 'hu' };
const UNAVAILABLE: PageState = { ...samplePage('films'), kind: 'unavailable', app: 'cinema' };

test.each<[string, PageState, string[], string[]]>([
  [
    'with a deferred slot has its shared styles alone: its own are in its place',
    samplePage('long'),
    ['/shell.css', '/carousel.css', '/long.css'],
    ['/cinema.js', '/long.js', '/cinema-hu.js'],
  ],
  [
    'with a deferred slot has the files of its other slots, whatever their modules are called',
    samplePage('mixed'),
    ['/shell.css', '/carousel.css', '/mixed.css', '/prices.css', '/shop-places.css'],
    [
      ...['/cinema.js', '/parking.js', '/shops.js'],
      ...['/mixed.js', '/prices.js', '/shop-places.js', '/cinema-hu.js'],
    ],
  ],
  [
    'has nothing of other pages and languages',
    samplePage('plain', undefined, 'en'),
    ['/shell.css', '/plain.css'],
    ['/cinema.js', '/plain.js', '/cinema-en.js'],
  ],
  ['that is not found has the shell’s files alone', NOT_FOUND, ['/shell.css'], []],
  ['that cannot be loaded has the shell’s files alone', UNAVAILABLE, ['/shell.css'], []],
  ['of no app has the shell’s files alone', samplePage('gone'), ['/shell.css'], []],
])('a page %s', (_name, page, styles, moduleScripts) => {
  const expected = { styles, moduleScripts: moduleScripts.map(script) };
  expect(pageAssets(site, table, page)).toMatchObject(expected);
});
