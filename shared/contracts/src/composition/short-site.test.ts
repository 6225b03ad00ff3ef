import { mfJsonSchema } from './mf-json.ts';
import { shortSite, wholeSite } from './short-site.ts';
import type { SiteApp, SiteRecord } from './site-record.ts';

const FOLDER = '/js/cinema/0123456789abcdef';
const ENTRY = `${FOLDER}/remoteEntry.js`;

const MF = {
  name: 'cinema',
  owner: 'team-cinema',
  routes: [
    { id: 'cinema', module: './pages/cinema', paths: { hu: '/mozi', en: '/cinema' } },
    {
      id: 'movie',
      module: './pages/film',
      paths: { hu: '/mozi/:slug', en: '/cinema/:slug' },
      aliases: [{ path: '/film/:slug' }],
      slots: ['below-page'],
      deferredSlots: ['below-page'],
      queryKeys: { others: ['nap'] },
      token: true,
      sitemap: false,
      footer: false,
    },
  ],
  redirects: [{ from: '/film', to: 'cinema', language: 'hu' }],
  slots: [
    { name: 'films', module: './slots/films' },
    { name: 'films', module: './slots/premieres', order: 2 },
  ],
  navigation: [{ menu: 'main', route: 'cinema', label: { hu: 'Mozi', en: 'Cinema' } }],
};

const styled = (...names: string[]) => ({
  js: [`${FOLDER}/script.js`],
  css: names.map((name) => `${FOLDER}/${name}.css`),
  shared: ['carousel'],
});

const USUAL = {
  './pages/cinema': styled('pages-cinema'),
  './pages/film': styled('pages-film'),
  './slots/films': styled('slots-films'),
  './slots/premieres': styled('slots-premieres'),
  './messages/hu': styled(),
  './messages/en': styled(),
};

function appOf(mf: object, files: Partial<SiteApp>): SiteApp {
  const { name, routes, redirects, slots, navigation } = mfJsonSchema.parse(mf);
  return {
    ...{ name, routes, redirects, slots, navigation },
    ...{ release: '0123456789abcdef', entry: { js: [], css: [] } },
    ...{ exposes: {}, provides: {}, fonts: [], headScripts: [], integrity: {} },
    ...files,
  };
}

const siteOf = (...apps: SiteApp[]): SiteRecord => ({
  revision: 7,
  brand: { name: 'Sample', slug: 'sample' },
  origin: 'https://mall.example',
  apps,
});

const cinema = (exposes: SiteApp['exposes'], entry = ENTRY) =>
  appOf(MF, {
    entry: { js: [entry], css: [] },
    exposes,
    provides: { carousel: { js: ['/carousel.js'], css: [] } },
    fonts: ['/font.woff2'],
    headScripts: ['/head.js'],
    integrity: { [entry]: 'sha256-entry', [`${FOLDER}/script.js`]: 'sha256-script' },
  });

/** As the browser reads what is sent. */
const sent = (app: SiteApp) => wholeSite(JSON.parse(JSON.stringify(shortSite(siteOf(app)))));

/** What is left for a browser, which finds scripts by the container. */
const forBrowser = (app: SiteApp, integrity: SiteApp['integrity']) => ({
  ...app,
  exposes: Object.fromEntries(
    Object.entries(app.exposes).map(([module, { css }]) => [module, { js: [], css, shared: [] }]),
  ),
  ...{ provides: {}, fonts: [], headScripts: [], integrity },
});

const expectWhole = (app: SiteApp, entry = ENTRY) =>
  expect(sent(app)).toEqual(siteOf(forBrowser(app, { [entry]: 'sha256-entry' })));

test('a browser gets the routes, the styles and the entry of an app back', () => {
  expectWhole(cinema(USUAL));
});

test('files that are not named as usual come by their names', () => {
  const entry = `${FOLDER}/remoteEntry.89abcdef.js`;
  expectWhole(cinema({ ...USUAL, './pages/film': styled('12', 'pages-film.1234') }, entry), entry);
});

test('a page without styles has none', () => {
  expectWhole(cinema({ ...USUAL, './pages/cinema': styled() }));
});

test('a module that is not exposed stays so', () => {
  const { './messages/hu': _hu, './messages/en': _en, './slots/films': _films, ...exposes } = USUAL;
  expectWhole(cinema(exposes));
});

test('the shell’s own entry is in the page: its hash is not repeated', () => {
  const entry = '/js/shell/0123456789abcdef/shell.js';
  const shell = appOf(
    { name: 'shell', owner: 'team-shell' },
    { entry: { js: [entry], css: [] }, integrity: { [entry]: 'sha256-shell' } },
  );
  expect(sent(shell)).toEqual(siteOf(forBrowser(shell, {})));
});

test('what follows from the names is not sent, nor what only the server reads', () => {
  const text = JSON.stringify(shortSite(siteOf(cinema(USUAL))));
  expect(text).not.toMatch(/\.(?:js|css|woff2)|sha256-script|carousel/);
});

test('the record’s own values stay', () => {
  const site = { ...siteOf(cinema(USUAL)), endedCampaigns: ['easter'], changesAt: 1 };
  expect(wholeSite(shortSite(site))).toMatchObject({
    ...{ revision: 7, brand: site.brand, origin: site.origin },
    ...{ endedCampaigns: ['easter'], changesAt: 1 },
  });
});
