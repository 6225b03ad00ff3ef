/** Which app is disabled where, after which failure. */
import { mfJsonSchema, type RenderRequest, type SiteRecord } from '@mall/contracts';
import { route } from '@mall/release/testing';
import { routeTable } from '@mall/routing';
import { FailureIsolation } from './failure-isolation.ts';

const app = (name: string, routes: object[], slots: object[] = []) => ({
  ...mfJsonSchema.parse({ name, owner: `team ${name}`, routes, slots }),
  release: `${name}-1`,
});
const site = {
  origin: 'https://mall.example',
  apps: [
    app('shell', [route('home', '/', '/home', { slots: ['films'] })]),
    app(
      'cinema',
      [route('cinema', '/mozi', '/cinema'), route('movie', '/mozi/:slug', '/cinema/:slug')],
      [{ name: 'films', module: './slots/films' }],
    ),
    app('cards', [route('password', '/jelszo/:slug', '/password/:slug', { token: true })]),
  ],
} as unknown as SiteRecord;

let isolation: FailureIsolation;
let lines: Record<string, unknown>[];

beforeEach(() => {
  lines = [];
  isolation = new FailureIsolation(
    site,
    routeTable(site.apps),
    (level, fields) => void lines.push({ level, ...fields }),
  );
});

const page = (url: string) => ({ url, storedLanguage: undefined });
const disabledOn = (...paths: string[]) =>
  paths.filter((path) => isolation.disabledApps(path).length);
const suspects = (...urls: string[]) => urls.filter((url) => isolation.isSuspect(page(url)));
const culprits = (...urls: string[]) => urls.filter((url) => isolation.causesCrashes(page(url)));

test('disables the app of a page that throws on that page alone', () => {
  isolation.disable('/mozi/a', { kind: 'threw', stack: 'Error: no film' });
  expect(isolation.disabledApps('/mozi/a')).toEqual(['cinema']);
  expect(disabledOn('/mozi/b', '/mozi', '/')).toEqual([]);
  expect(lines).toMatchObject([
    {
      level: 'error',
      ...{ app: 'cinema', release: 'cinema-1', path: '/mozi/a', kind: 'threw' },
      ...{ stack: 'Error: no film', disabledMs: 10_000 },
      disabledOn: { app: 'cinema', route: 'movie', path: '/mozi/a' },
    },
  ]);
  isolation.disable('/mozi/a', { kind: 'threw' });
  expect(lines).toHaveLength(1);
});

test('disables the app that the failure names rather than the owner of the page', () => {
  isolation.disable('/', { kind: 'slow', app: 'cinema' });
  expect(isolation.disabledApps('/')).toEqual(['cinema']);
});

test.each([
  ['the shell is named', '/mozi', 'shell'],
  ['the page is the shell’s', '/', undefined],
  ['no app has the page', '/nowhere', undefined],
])('disables nothing when %s', (_what, path, named) => {
  isolation.disable(path, { kind: 'threw', app: named });
  expect(isolation.disabledApps(path)).toEqual([]);
  expect(lines).toEqual([]);
});

describe('a lost worker', () => {
  const lost = (app: string | undefined, ...suspects: string[]) =>
    isolation.workerLost(
      { kind: 'lost', app, stack: 'Error: end', suspects: suspects.map(page) },
      50,
    );

  test.each([
    ['no app is named', undefined],
    ['its app is on none of them', 'cards'],
  ])('makes several pages in flight suspects and disables nothing when %s', (_what, app) => {
    const urls = ['/mozi/a', '/'];
    lost(app, ...urls);
    expect([suspects(...urls), culprits(...urls)]).toEqual([urls, []]);
    expect(disabledOn(...urls)).toEqual([]);
    isolation.clear(page('/'));
    expect(suspects('/')).toEqual([]);
  });

  test.each([
    ['its own page', '/mozi', '/jelszo/a'],
    ['a page with a slot that it fills', '/', '/jelszo/a'],
  ])('is attributed to the app that its stack names, on %s', (_what, culprit, beside) => {
    lost('cinema', beside, culprit);
    expect([culprits(culprit), suspects(beside)]).toEqual([[culprit], []]);
    expect(isolation.disabledApps(culprit)).toEqual(['cinema']);
  });

  test('is attributed to the page that was in flight at two crashes', () => {
    lost(undefined, '/mozi/a', '/');
    lost(undefined, '/mozi/a', '/mozi');
    expect(culprits('/mozi/a', '/', '/mozi')).toEqual(['/mozi/a']);
    expect(isolation.disabledApps('/mozi/b')).toEqual(['cinema']);
  });

  test('leaves a page suspect in one language when it was rendered in another', () => {
    const [hu, en] = (['hu', 'en'] as const).map((storedLanguage) => ({
      ...{ url: '/qr', storedLanguage },
    })) as [RenderRequest, RenderRequest];
    isolation.workerLost({ kind: 'lost', suspects: [hu, en] }, 0);
    isolation.clear(hu);
    expect([isolation.isSuspect(hu), isolation.isSuspect(en)]).toEqual([false, true]);
  });

  test('is attributed to no page when none was in flight', () => {
    isolation.workerLost({ kind: 'lost' }, 0);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ paths: [] });
  });
});
