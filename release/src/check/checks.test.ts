import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MfJson } from '@mall/contracts';
import type { ReleaseStore } from '../store/release-store.ts';
import {
  type FakeBuild,
  publishFake,
  putFake,
  route,
  temporaryStore,
} from '../testing/fake-build.ts';
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
  const releases = await Promise.all(builds.map((build) => putFake(store, build)));
  const issues = await checkApps(Object.fromEntries(releases.map(({ app, id }) => [app, id])));
  return issues.map(({ severity, message }) => `${severity}: ${message}`);
}

const shell = (mf: Fields = {}): FakeBuild => ({ name: 'shell', mf });
const cinema = (mf: Fields = {}): FakeBuild => ({ name: 'cinema', mf });
const at = (path: string, more = {}) => ({ routes: [route('a', path, path, more)] });
const redirect = (from: string, to: string) => ({ redirects: [{ from, to, language: 'hu' }] });
const linkTo = (route: string) => ({
  navigation: [{ menu: 'main', route, label: { hu: 'Mozi', en: 'Cinema' } }],
});

test('finds no issues in a sound composition', async () => {
  const routes = [
    route('cinema', '/mozi', '/cinema'),
    route('movie', '/mozi/:slug', '/cinema/:slug', { list: 'cinema' }),
    // Only the beginning is that of a path of the gateway; the other is beside one with a parameter.
    ...[route('art', '/media-art'), route('halls', '/mozi/termek')],
  ];
  const apps = [
    shell(linkTo('cinema')),
    cinema({ routes, ...redirect('/uzletek/mozi', 'cinema') }),
  ];
  expect(await issuesOf(apps)).toEqual([]);
});

test.each<[what: string, ours: Fields, theirs: Fields]>([
  ['a path', at('/mozi'), { routes: [route('b', '/mozi')] }],
  ['a path with another parameter', at('/x/:slug'), { routes: [route('b', '/x/:token')] }],
  ['a path with the brand', at('/my{product}'), { routes: [route('b', '/my{product}')] }],
  ['an alias', at('/a', { aliases: [{ path: '/b' }] }), { routes: [route('b', '/b')] }],
  ['a redirect', at('/a'), redirect('/a', 'a')],
])('refuses two apps that claim one path: %s', async (_what, ours, theirs) => {
  const [issue, ...others] = await issuesOf([shell(ours), cinema(theirs)]);
  expect(issue).toMatch(/^error: \/\S+ \(.* of cinema\) is already claimed by route a of shell/);
  expect(others).toEqual([]);
});

test('compares each further claim with the first', async () => {
  const claiming = (name: string) => ({ name, mf: { routes: [route(name, '/mozi')] } });
  const shops = { name: 'shops', mf: redirect('/mozi', 'shell') };
  expect(await issuesOf([claiming('shell'), claiming('cinema'), shops])).toEqual([
    expect.stringContaining('(route cinema of cinema) is already claimed by route shell of shell'),
    expect.stringContaining('(the redirect to shell of shops) is already claimed by route shell'),
  ]);
});

test.each<[what: string, mf: Fields]>([
  ['a route', { routes: [route('a', '/preview', '/x')] }],
  ['a path below', { routes: [route('a', '/api/:slug', '/x')] }],
  ['an alias', at('/a', { aliases: [{ path: '/metrics' }] })],
  ['a redirect', { ...at('/a'), ...redirect('/js/x', 'a') }],
])('refuses an app that claims a path of the gateway: %s', async (_what, mf) => {
  const reserved = /^error: \/\S+ \(.* of cinema\) belongs to the gateway, like all of \/api, /;
  expect(await issuesOf([shell(), cinema(mf)])).toEqual([expect.stringMatching(reserved)]);
});

test.each<[what: string, mf: Fields, message: string]>([
  ['a route id that is used twice', at('/b'), 'route id a of cinema is already used by shell'],
  [
    'a redirect to a route that no app has',
    redirect('/x', 'nowhere'),
    'cinema: redirect from /x names route nowhere',
  ],
  [
    'a menu entry of a route that no app has',
    linkTo('nowhere'),
    'cinema: navigation in menu main names route nowhere',
  ],
  [
    'a list that no app has',
    { routes: [route('b', '/b', '/b', { list: 'nowhere' })] },
    'cinema: list of route b names route nowhere',
  ],
  [
    'a redirect whose path lacks a parameter of its target',
    { routes: [route('movie', '/mozi/:slug')], ...redirect('/film', 'movie') },
    'cinema: redirect from /film leads to route movie, whose path needs the parameter slug',
  ],
])('refuses %s', async (_what, mf, message) => {
  const issues = await issuesOf([shell(at('/a')), cinema(mf)]);
  expect(issues).toEqual([expect.stringContaining(`error: ${message}`)]);
});

describe('code that links to a route and shows a slot', () => {
  const uses = {
    routes: [
      { route: 'cinema', module: 'mf-shops/src/pages/shop/page.tsx' },
      { route: 'shops', module: 'mf-shops/src/pages/shop/page.tsx' },
    ],
    slots: [{ slot: 'news', module: 'mf-shops/src/pages/shops/page.tsx' }],
  };
  const shops: FakeBuild = { name: 'shops', mf: { routes: [route('shops', '/uzletek')] }, uses };

  test('is refused when no app has the route, and warned of when no app fills the slot', async () => {
    expect(await issuesOf([shell(), shops])).toEqual([
      expect.stringMatching(
        /^error: shops: mf-shops\/src\/pages\/shop\/page\.tsx links to route cinema, which no app/,
      ),
      'warning: shops: no app fills slot news of mf-shops/src/pages/shops/page.tsx',
    ]);
  });

  test('is accepted when another app has both', async () => {
    const slots = [{ name: 'news', module: './slots/news' }];
    const routes = [route('cinema', '/mozi', '/cinema')];
    expect(await issuesOf([shell(), shops, cinema({ routes, slots })])).toEqual([]);
  });
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
  const { id } = await putFake(store, cinema());
  expect(await checkApps({ cinema: id, shell: '0'.repeat(16) })).toHaveLength(1);
});

const tamper = (file: string) => writeFile(file, 'tampered');

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

describe('a slot of a live page', () => {
  const home = shell({ routes: [route('home', '/', '/', { slots: ['films'] })] });
  const filling = cinema({ slots: [{ name: 'films', module: './slots/films' }] });

  async function issuesOfLoss(action: 'promote' | 'remove') {
    const [{ id }, { id: before }] = [await putFake(store, home), await putFake(store, filling)];
    const { id: after } = await putFake(store, cinema());
    const apps = { shell: id, ...(action === 'promote' ? { cinema: after } : {}) };
    const live = { shell: id, cinema: before };
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

  test('that stays empty is not reported, and damage of an app that stays is a warning', async () => {
    const host = await publishFake(store, home);
    const { id } = await putFake(store, cinema());
    const plan = { action: 'promote', apps: { shell: host.id, cinema: id } } as const;
    const change = await candidateOf(store, plan, { shell: host.id });
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

describe('messages that code shows', () => {
  const showing = (app: string, key: string, messages: string[]): FakeBuild => ({
    ...cinema(),
    uses: { messages: [{ app, key, module: 'mf-cinema/src/a.tsx' }] },
    messages,
  });
  const provider = { ...shell(), messages: ['page.title'] };

  test.each([
    ['cinema', 'films.title'],
    ['cinema', 'films.count'],
    ['shell', 'page.title'],
  ])('may be of the app itself or of another: %s %s', async (app, key) => {
    const messages = ['films.title', 'films.count_one', 'films.count_other'];
    expect(await issuesOf([provider, showing(app, key, messages)])).toEqual([]);
  });

  test.each([
    ['cinema', 'films.count'],
    ['shell', 'page.lead'],
    ['gone', 'page.title'],
  ])('are refused by name when %s lacks %s', async (app, key) => {
    // Keys are compared as a whole.
    const messages = ['films.counter', 'films.count_er'];
    expect(await issuesOf([provider, showing(app, key, messages)])).toEqual([
      `error: cinema: mf-cinema/src/a.tsx shows message ${key}, which ${app} does not have in every language; add it, or promote a release of ${app} that has it`,
    ]);
  });
});
