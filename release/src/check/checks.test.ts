import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MfJson } from '@mall/contracts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type FakeBuild, route } from '../testing/fake-build.ts';
import { publishFake, temporaryStore } from '../testing/fake-release.ts';
import { checkComposition } from './checks.ts';

type Fields = Partial<Record<keyof MfJson, unknown>>;

const checkApps = (store: ReleaseStore, apps: Record<string, string>) =>
  checkComposition(store, { action: 'promote', apps, live: {} });

async function issuesOf(builds: FakeBuild[]): Promise<string[]> {
  const store = await temporaryStore();
  const releases = await Promise.all(builds.map((build) => publishFake(store, build)));
  const apps = Object.fromEntries(releases.map(({ app, id }) => [app, id]));
  const issues = await checkApps(store, apps);
  return issues.map(({ severity, message }) => `${severity}: ${message}`);
}

const shell = (mf: Fields = {}): FakeBuild => ({ name: 'shell', mf });
const cinema = (mf: Fields = {}): FakeBuild => ({ name: 'cinema', mf });

test('a sound composition has no issues', async () => {
  const navigation = [{ menu: 'main', route: 'cinema', label: { hu: 'Mozi', en: 'Cinema' } }];
  const redirects = [{ from: '/uzletek/mozi', to: 'cinema', language: 'hu' }];
  const routes = [
    route('cinema', '/mozi', '/cinema'),
    route('movie', '/mozi/:slug', '/cinema/:slug', { list: 'cinema' }),
  ];
  expect(await issuesOf([shell({ navigation }), cinema({ routes, redirects })])).toEqual([]);
});

test.each<[what: string, ours: Fields, theirs: Fields]>([
  ['a path', { routes: [route('a', '/mozi')] }, { routes: [route('b', '/mozi')] }],
  [
    'a path with a parameter of another name',
    { routes: [route('a', '/x/:slug')] },
    { routes: [route('b', '/x/:token')] },
  ],
  [
    'a path with the brand',
    { routes: [route('a', '/my{product}-card')] },
    { routes: [route('b', '/my{product}-card')] },
  ],
  [
    'an alias',
    { routes: [route('a', '/a', '/a', { aliases: [{ path: '/b' }] })] },
    { routes: [route('b', '/b')] },
  ],
  [
    'a redirect',
    { routes: [route('a', '/a')] },
    { redirects: [{ from: '/a', to: 'a', language: 'hu' }] },
  ],
])('two apps that claim one path are refused: %s', async (_what, ours, theirs) => {
  const [issue, ...others] = await issuesOf([shell(ours), cinema(theirs)]);
  expect(issue).toMatch(/^error: \/\S+ \(.* of cinema\) is already claimed by route a of shell/);
  expect(others).toEqual([]);
});

test('each further claim is compared with the first', async () => {
  const at = (name: string) => ({ name, mf: { routes: [route(name, '/mozi')] } });
  const redirects = [{ from: '/mozi', to: 'shell', language: 'hu' }];
  const shops = { name: 'shops', mf: { redirects } };
  expect(await issuesOf([at('shell'), at('cinema'), shops])).toEqual([
    expect.stringContaining('(route cinema of cinema) is already claimed by route shell of shell'),
    expect.stringContaining('(the redirect to shell of shops) is already claimed by route shell'),
  ]);
});

test.each<[what: string, mf: Fields]>([
  ['a route', { routes: [route('a', '/preview', '/x')] }],
  ['a path below', { routes: [route('a', '/api/:slug', '/x')] }],
  ['an alias', { routes: [route('a', '/a', '/a', { aliases: [{ path: '/metrics' }] })] }],
  [
    'a redirect',
    { routes: [route('a', '/a')], redirects: [{ from: '/js/x', to: 'a', language: 'hu' }] },
  ],
])('an app that claims a path of the gateway is refused: %s', async (_what, mf) => {
  expect(await issuesOf([shell(), cinema(mf)])).toEqual([
    expect.stringMatching(
      /^error: \/\S+ \(.* of cinema\) belongs to the gateway, like all of \/api, /,
    ),
  ]);
});

test('a path that only begins like one of the gateway is an app’s', async () => {
  expect(await issuesOf([shell(), cinema({ routes: [route('a', '/media-art')] })])).toEqual([]);
});

test('a static path beside one with a parameter is no conflict', async () => {
  const ours = shell({ routes: [route('shop', '/uzletek/:slug')] });
  expect(await issuesOf([ours, cinema({ routes: [route('map', '/uzletek/terkep')] })])).toEqual([]);
});

test('a route id is used once', async () => {
  const issues = await issuesOf([
    shell({ routes: [route('a', '/a')] }),
    cinema({ routes: [route('a', '/b')] }),
  ]);
  expect(issues).toEqual([
    expect.stringContaining('route id a of cinema is already used by shell'),
  ]);
});

test.each<[string, Fields]>([
  ['redirect from /x', { redirects: [{ from: '/x', to: 'nowhere', language: 'en' }] }],
  [
    'navigation in menu main',
    { navigation: [{ menu: 'main', route: 'nowhere', label: { hu: 'a', en: 'a' } }] },
  ],
  ['list of route a', { routes: [route('a', '/a', '/a', { list: 'nowhere' })] }],
])('a route that no app has is refused: %s', async (where, mf) => {
  const issues = await issuesOf([shell(), cinema(mf)]);
  expect(issues).toEqual([expect.stringContaining(`error: cinema: ${where} names route nowhere`)]);
});

test('a redirect whose path lacks a parameter of its target is refused', async () => {
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

test('code that links to a route that no app has is refused, by app, module and route', async () => {
  expect(await issuesOf([shell(), shops])).toEqual([
    expect.stringMatching(
      /^error: shops: mf-shops\/src\/pages\/shop\/page\.tsx links to route cinema, which no app/,
    ),
    'warning: shops: no app fills slot news of mf-shops/src/pages/shops/page.tsx',
  ]);
});

test('code may link to a route of another app of the composition', async () => {
  const slots = [{ name: 'news', module: './slots/news' }];
  const routes = [route('cinema', '/mozi', '/cinema')];
  expect(await issuesOf([shell(), shops, cinema({ routes, slots })])).toEqual([]);
});

test('a slot that nothing fills is a warning', async () => {
  const issues = await issuesOf([shell({ routes: [route('a', '/a', '/a', { slots: ['news'] })] })]);
  expect(issues).toEqual(['warning: shell: no app fills slot news of route a']);
  const slots = [{ name: 'news', module: './slots/news' }];
  const routes = [route('a', '/a', '/a', { slots: ['news', 'films'] })];
  expect(await issuesOf([shell({ routes }), cinema({ slots })])).toEqual([
    'warning: shell: no app fills slot films of route a',
  ]);
});

test('another major version of a shared package than the shell provides is refused', async () => {
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

test('a composition needs the shell', async () => {
  expect(await issuesOf([cinema()])).toEqual([expect.stringContaining('promote shell as well')]);
});

test('a file that is gone from the store is refused by name', async () => {
  const store = await temporaryStore();
  const { id } = await publishFake(store, shell());
  await rm(join(await store.localFolder('shell', id), 'web/entry.js'));
  const issues = await checkApps(store, { shell: id });
  expect(issues.map(({ message }) => message)).toEqual([
    `shell@${id}: web/entry.js is missing in the store; restore releases/shell/${id} from a backup, or remove it from the store and publish the same build again`,
  ]);
});

test('a shell that is not in the store is one issue', async () => {
  const store = await temporaryStore();
  const { id } = await publishFake(store, cinema());
  const issues = await checkApps(store, { cinema: id, shell: '0'.repeat(16) });
  expect(issues).toHaveLength(1);
});

test('missing releases and changed files are refused by name', async () => {
  const store = await temporaryStore();
  const { id } = await publishFake(store, shell());
  const folder = await store.localFolder('shell', id);
  await writeFile(join(folder, 'web/entry.js'), 'tampered');
  const gone = '0'.repeat(16);
  const issues = await checkApps(store, { shell: id, cinema: gone });
  expect(issues.map(({ message }) => message)).toEqual([
    `cinema@${gone} is not in the store; publish it first`,
    `shell@${id}: web/entry.js was changed after it was published; restore releases/shell/${id} from a backup, or remove it from the store and publish the same build again`,
  ]);
});

describe('what is wrong with an app that the change leaves as it is', () => {
  const routes = [route('home', '/', '/', { slots: ['films'] })];

  async function issuesBeside(
    build: FakeBuild,
    damage?: (store: ReleaseStore, id: string) => unknown,
  ) {
    const store = await temporaryStore();
    const host = await publishFake(store, build);
    const own = await publishFake(store, cinema());
    await damage?.(store, host.id);
    const live = { shell: host.id };
    return checkComposition(store, { action: 'promote', apps: { ...live, cinema: own.id }, live });
  }

  test('is a warning when its file was altered', async () => {
    const issues = await issuesBeside(shell(), async (store, id) =>
      writeFile(join(await store.localFolder('shell', id), 'web/entry.js'), 'tampered'),
    );
    expect(issues).toEqual([
      { severity: 'warning', app: 'shell', message: expect.stringContaining('web/entry.js') },
    ]);
  });

  test('is not reported again when one of its slots was empty before', async () => {
    expect(await issuesBeside(shell({ routes }))).toEqual([]);
  });
});

describe('a slot that a live page shows', () => {
  const routes = [route('home', '/', '/', { slots: ['films'] })];
  const slots = [{ name: 'films', module: './slots/films' }];

  async function issuesOfLoss(action: 'promote' | 'remove') {
    const store = await temporaryStore();
    const home = await publishFake(store, shell({ routes }));
    const filling = await publishFake(store, cinema({ slots }));
    const empty = await publishFake(store, cinema());
    return checkComposition(store, {
      action,
      apps: { shell: home.id, ...(action === 'promote' ? { cinema: empty.id } : {}) },
      live: { shell: home.id, cinema: filling.id },
    });
  }

  test('is not lost by a promotion', async () => {
    expect(await issuesOfLoss('promote')).toEqual([
      {
        severity: 'error',
        app: 'cinema',
        message:
          'shell: no app fills slot films of route home; cinema fills it in what is live: promote a release of cinema that does, or a release of shell that does not show it',
      },
    ]);
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

  test.each(['films.title', 'films.count'])('may be of the app itself: %s', async (key) => {
    expect(await issuesOf([shell(), showing('cinema', key)])).toEqual([]);
  });

  test('may be of another app', async () => {
    const provider = { ...shell(), messages: ['page.title'] };
    expect(await issuesOf([provider, showing('shell', 'page.title')])).toEqual([]);
  });

  test('are compared as whole keys: films.count is not films.counter', async () => {
    const build = {
      ...showing('cinema', 'films.count'),
      messages: ['films.counter', 'films.count_er'],
    };
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
