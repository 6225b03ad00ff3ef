import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MfJson } from '@mall/contracts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type FakeBuild, publishFake, route, temporaryStore } from '../testing/fake-build.ts';
import { candidateOf } from './check.ts';
import { checkComposition } from './checks.ts';

type Fields = Partial<Record<keyof MfJson, unknown>>;

let store: ReleaseStore;
beforeEach(async () => {
  store = await temporaryStore();
});

const checkApps = (apps: Record<string, string>) =>
  candidateOf(store, { action: 'promote', apps }, {}).then(checkComposition);

async function issuesOf(builds: FakeBuild[]): Promise<string[]> {
  const releases = await Promise.all(builds.map((build) => publishFake(store, build)));
  const apps = Object.fromEntries(releases.map(({ app, id }) => [app, id]));
  const issues = await checkApps(apps);
  return issues.map(({ severity, message }) => `${severity}: ${message}`);
}

const tamper = (file: string) => writeFile(file, 'tampered');
const shell = (mf: Fields = {}): FakeBuild => ({ name: 'shell', mf });
const cinema = (mf: Fields = {}): FakeBuild => ({ name: 'cinema', mf });

test('finds no issues in a sound composition', async () => {
  const navigation = [{ menu: 'main', route: 'cinema', label: { hu: 'Mozi', en: 'Cinema' } }];
  const redirects = [{ from: '/uzletek/mozi', to: 'cinema', language: 'hu' }];
  const routes = [
    route('cinema', '/mozi', '/cinema'),
    route('movie', '/mozi/:slug', '/cinema/:slug', { list: 'cinema' }),
  ];
  expect(await issuesOf([shell({ navigation }), cinema({ routes, redirects })])).toEqual([]);
});

const at = (path: string, more = {}) => ({ routes: [route('a', path, path, more)] });
const redirectFrom = (from: string) => ({ redirects: [{ from, to: 'a', language: 'hu' }] });

test.each<[what: string, ours: Fields, theirs: Fields]>([
  ['a path', at('/mozi'), { routes: [route('b', '/mozi')] }],
  ['a path with another parameter', at('/x/:slug'), { routes: [route('b', '/x/:token')] }],
  ['a path with the brand', at('/my{product}'), { routes: [route('b', '/my{product}')] }],
  ['an alias', at('/a', { aliases: [{ path: '/b' }] }), { routes: [route('b', '/b')] }],
  ['a redirect', at('/a'), redirectFrom('/a')],
])('refuses two apps that claim one path: %s', async (_what, ours, theirs) => {
  const [issue, ...others] = await issuesOf([shell(ours), cinema(theirs)]);
  expect(issue).toMatch(/^error: \/\S+ \(.* of cinema\) is already claimed by route a of shell/);
  expect(others).toEqual([]);
});

test('compares each further claim with the first', async () => {
  const claiming = (name: string) => ({ name, mf: { routes: [route(name, '/mozi')] } });
  const redirects = [{ from: '/mozi', to: 'shell', language: 'hu' }];
  const shops = { name: 'shops', mf: { redirects } };
  expect(await issuesOf([claiming('shell'), claiming('cinema'), shops])).toEqual([
    expect.stringContaining('(route cinema of cinema) is already claimed by route shell of shell'),
    expect.stringContaining('(the redirect to shell of shops) is already claimed by route shell'),
  ]);
});

test.each<[what: string, mf: Fields]>([
  ['a route', { routes: [route('a', '/preview', '/x')] }],
  ['a path below', { routes: [route('a', '/api/:slug', '/x')] }],
  ['an alias', at('/a', { aliases: [{ path: '/metrics' }] })],
  ['a redirect', { ...at('/a'), ...redirectFrom('/js/x') }],
])('refuses an app that claims a path of the gateway: %s', async (_what, mf) => {
  const reserved = /^error: \/\S+ \(.* of cinema\) belongs to the gateway, like all of \/api, /;
  expect(await issuesOf([shell(), cinema(mf)])).toEqual([expect.stringMatching(reserved)]);
});

test.each<[what: string, ours: Fields, theirs: Fields]>([
  ['that only begins like one of the gateway', {}, at('/media-art')],
  [
    'beside one with a parameter',
    { routes: [route('shop', '/uzletek/:slug')] },
    { routes: [route('map', '/uzletek/terkep')] },
  ],
])('accepts a path %s', async (_what, ours, theirs) => {
  expect(await issuesOf([shell(ours), cinema(theirs)])).toEqual([]);
});

test('refuses a route id that is used twice', async () => {
  expect(await issuesOf([shell(at('/a')), cinema(at('/b'))])).toEqual([
    expect.stringContaining('route id a of cinema is already used by shell'),
  ]);
});

test.each<[string, Fields]>([
  ['redirect from /x', { redirects: [{ from: '/x', to: 'nowhere', language: 'en' }] }],
  [
    'navigation in menu main',
    { navigation: [{ menu: 'main', route: 'nowhere', label: { hu: 'a', en: 'a' } }] },
  ],
  ['list of route a', at('/a', { list: 'nowhere' })],
])('refuses a reference to a route that no app has: %s', async (where, mf) => {
  const issues = await issuesOf([shell(), cinema(mf)]);
  expect(issues).toEqual([expect.stringContaining(`error: cinema: ${where} names route nowhere`)]);
});

test('refuses a redirect whose path lacks a parameter of its target', async () => {
  const routes = [route('movie', '/mozi/:slug', '/cinema/:slug')];
  const redirects = [
    { from: '/film/:slug', to: 'movie', language: 'hu' },
    { from: '/film', to: 'movie', language: 'hu' },
  ];
  expect(await issuesOf([shell(), cinema({ routes, redirects })])).toEqual([
    expect.stringContaining(
      'error: cinema: redirect from /film leads to route movie, whose path needs the parameter slug',
    ),
  ]);
});

const uses = {
  routes: [
    { route: 'cinema', module: 'mf-shops/src/pages/shop/page.tsx' },
    { route: 'shops', module: 'mf-shops/src/pages/shop/page.tsx' },
  ],
  slots: [{ slot: 'news', module: 'mf-shops/src/pages/shops/page.tsx' }],
};
const shops: FakeBuild = { name: 'shops', mf: { routes: [route('shops', '/uzletek')] }, uses };

test('refuses code that links to a route that no app has, by app, module and route', async () => {
  expect(await issuesOf([shell(), shops])).toEqual([
    expect.stringMatching(
      /^error: shops: mf-shops\/src\/pages\/shop\/page\.tsx links to route cinema, which no app/,
    ),
    'warning: shops: no app fills slot news of mf-shops/src/pages/shops/page.tsx',
  ]);
});

test('accepts code that links to a route of another app', async () => {
  const slots = [{ name: 'news', module: './slots/news' }];
  const routes = [route('cinema', '/mozi', '/cinema')];
  expect(await issuesOf([shell(), shops, cinema({ routes, slots })])).toEqual([]);
});

test('refuses another major version of a shared package than the shell provides', async () => {
  const issues = await issuesOf([
    shell(),
    { name: 'cinema', shared: { react: '18.2.0' } },
    { name: 'shops', shared: { react: '19.0.0', swiper: '14.0.0' } },
  ]);
  expect(issues).toEqual([
    expect.stringContaining('cinema was built against react 18.2.0, but the shell provides 19.3.1'),
    expect.stringContaining(
      'shops was built against swiper 14.0.0, but the shell does not provide',
    ),
  ]);
});

test('refuses a composition without the shell', async () => {
  expect(await issuesOf([cinema()])).toEqual([expect.stringContaining('promote shell as well')]);
});

test('reports a shell that is not in the store once', async () => {
  const { id } = await publishFake(store, cinema());
  expect(await checkApps({ cinema: id, shell: '0'.repeat(16) })).toHaveLength(1);
});

test.each([
  ['is missing in the store', rm],
  ['was changed after it was published', tamper],
])('refuses a missing release and a file that %s by name', async (what, damage) => {
  const { id } = await publishFake(store, shell());
  await damage(join(await store.localFolder('shell', id), 'web/entry.js'));
  const gone = '0'.repeat(16);
  const issues = await checkApps({ shell: id, cinema: gone });
  expect(issues.map(({ message }) => message)).toEqual([
    `cinema@${gone} is not in the store; publish it first`,
    `shell@${id}: web/entry.js ${what}; restore releases/shell/${id} from a backup, or remove it from the store and publish the same build again`,
  ]);
});

describe('what is wrong with an app that the change leaves as it is', () => {
  const routes = [route('home', '/', '/', { slots: ['films'] })];

  test('is a warning for an altered file, and not reported again for an empty slot', async () => {
    const host = await publishFake(store, shell({ routes }));
    const own = await publishFake(store, cinema());
    const live = { shell: host.id };
    const plan = { action: 'promote', apps: { ...live, cinema: own.id } } as const;
    const change = await candidateOf(store, plan, live);
    expect(await checkComposition(change)).toEqual([]);
    const folder = await store.localFolder('shell', host.id);
    for (const file of ['web/entry.js', 'node/server.cjs']) await tamper(join(folder, file));
    expect(await checkComposition(change)).toEqual([
      {
        ...{ severity: 'warning', app: 'shell' },
        message: expect.stringMatching(
          /^for team shell: shell@\w+: node\/server.cjs was .*, and 1 more of its files/,
        ),
      },
    ]);
  });
});

describe('a slot that a live page shows', () => {
  const routes = [route('home', '/', '/', { slots: ['films'] })];
  const slots = [{ name: 'films', module: './slots/films' }];

  async function issuesOfLoss(action: 'promote' | 'remove') {
    const home = await publishFake(store, shell({ routes }));
    const filling = await publishFake(store, cinema({ slots }));
    const empty = await publishFake(store, cinema());
    const apps = { shell: home.id, ...(action === 'promote' ? { cinema: empty.id } : {}) };
    const live = { shell: home.id, cinema: filling.id };
    return checkComposition(await candidateOf(store, { action, apps }, live));
  }

  test('is not lost by a promotion', async () => {
    const message =
      'shell: no app fills slot films of route home; cinema fills it in what is live: promote a release of cinema that does, or a release of shell that does not show it';
    expect(await issuesOfLoss('promote')).toEqual([{ severity: 'error', app: 'cinema', message }]);
  });

  test('may be lost when an app is taken out', async () => {
    expect((await issuesOfLoss('remove')).map(({ severity }) => severity)).toEqual(['warning']);
  });
});

describe('messages that code shows', () => {
  const showing = (app: string, key: string): FakeBuild => ({
    ...cinema(),
    uses: { messages: [{ app, key, module: 'mf-cinema/src/a.tsx' }] },
    messages: ['films.title', 'films.count_one', 'films.count_other'],
  });

  test.each([
    ['cinema', 'films.title'],
    ['cinema', 'films.count'],
    ['shell', 'page.title'],
  ])('may be of the app itself or of another: %s %s', async (app, key) => {
    const provider = { ...shell(), messages: ['page.title'] };
    expect(await issuesOf([provider, showing(app, key)])).toEqual([]);
  });

  test('are compared as whole keys: films.count is not films.counter', async () => {
    const messages = ['films.counter', 'films.count_er'];
    const build = { ...showing('cinema', 'films.count'), messages };
    expect(await issuesOf([shell(), build])).toHaveLength(1);
  });

  test.each([
    ['cinema', 'films.none'],
    ['shell', 'page.title'],
    ['gone', 'page.title'],
  ])('are refused by name when %s lacks them', async (app, key) => {
    expect(await issuesOf([shell(), showing(app, key)])).toEqual([
      `error: cinema: mf-cinema/src/a.tsx shows message ${key}, which ${app} does not have in every language; add it, or promote a release of ${app} that has it`,
    ]);
  });
});
