/** Which app is disabled where, after which failure. */
import { mfJsonSchema, type SiteRecord } from '@mall/contracts';
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

test('disables the app of a page that throws on that page alone', () => {
  isolation.disable('/mozi/a', { kind: 'threw', stack: 'Error: no film' });
  expect(isolation.disabledApps('/mozi/a')).toEqual(['cinema']);
  expect(disabledOn('/mozi/b', '/mozi', '/')).toEqual([]);
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'error',
      ...{ app: 'cinema', release: 'cinema-1', path: '/mozi/a', kind: 'threw' },
      ...{ stack: 'Error: no film', disabledMs: 10_000 },
      disabledOn: { app: 'cinema', route: 'movie', path: '/mozi/a' },
    }),
  ]);
  isolation.disable('/mozi/a', { kind: 'threw' });
  expect(lines).toHaveLength(1);
});

test('disables the app of a page that ends a worker on the whole route', () => {
  isolation.disable('/mozi/a', { kind: 'lost' });
  expect(disabledOn('/mozi/a', '/mozi/b', '/mozi')).toEqual(['/mozi/a', '/mozi/b']);
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

  test('is logged with app, pause and pages without their tokens', () => {
    lost('cards', '/mozi?day=1', '/jelszo/secret', '/jelszo/secret?a=1');
    expect(lines[0]).toMatchObject({
      ...{ level: 'error', delayMs: 50 },
      ...{ app: 'cards', release: 'cards-1', stack: 'Error: end' },
    });
    expect(lines[0]?.paths).toEqual(['/mozi', expect.any(String)]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  test('is blamed on the only page in flight', () => {
    lost(undefined, '/mozi/a');
    expect([
      isolation.isSuspect(page('/mozi/a')),
      isolation.causesCrashes(page('/mozi/a')),
    ]).toEqual([true, true]);
    expect(isolation.disabledApps('/mozi/b')).toEqual(['cinema']);
  });

  test('makes each of several pages in flight a suspect and disables nothing yet', () => {
    lost(undefined, '/mozi/a', '/');
    expect([isolation.isSuspect(page('/mozi/a')), isolation.isSuspect(page('/'))]).toEqual([
      true,
      true,
    ]);
    expect([isolation.causesCrashes(page('/mozi/a')), isolation.causesCrashes(page('/'))]).toEqual([
      false,
      false,
    ]);
    expect(disabledOn('/mozi/a', '/')).toEqual([]);
    isolation.clear(page('/'));
    expect(isolation.isSuspect(page('/'))).toBe(false);
  });

  test.each([
    ['its own page', '/mozi', '/jelszo/a'],
    ['a page with a slot that it fills', '/', '/jelszo/a'],
  ])('is blamed on the app that its stack names, on %s', (_what, culprit, beside) => {
    lost('cinema', beside, culprit);
    expect([isolation.causesCrashes(page(culprit)), isolation.isSuspect(page(beside))]).toEqual([
      true,
      false,
    ]);
    expect(isolation.disabledApps(culprit)).toEqual(['cinema']);
  });

  test('makes all pages suspects when its app is on none of them', () => {
    lost('cards', '/mozi', '/');
    expect([isolation.isSuspect(page('/mozi')), isolation.isSuspect(page('/'))]).toEqual([
      true,
      true,
    ]);
  });

  test('is blamed on the page that was in flight at two crashes', () => {
    lost(undefined, '/mozi/a', '/');
    lost(undefined, '/mozi/a', '/mozi');
    const urls = ['/mozi/a', '/', '/mozi'];
    expect(urls.filter((url) => isolation.causesCrashes(page(url)))).toEqual(['/mozi/a']);
    expect(isolation.disabledApps('/mozi/b')).toEqual(['cinema']);
  });

  test('leaves a page suspect in one language when it was rendered in another', () => {
    const suspects = (['hu', 'en'] as const).map((storedLanguage) => ({
      url: '/qr',
      storedLanguage,
    }));
    isolation.workerLost({ kind: 'lost', suspects }, 0);
    isolation.clear({ url: '/qr', storedLanguage: 'hu' });
    expect(suspects.map((suspect) => isolation.isSuspect(suspect))).toEqual([false, true]);
  });

  test('is blamed on no page when none was in flight', () => {
    isolation.workerLost({ kind: 'lost' }, 0);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ paths: [] });
  });
});

test('knows no release of an app outside the composition', () => {
  expect([
    isolation.releaseOf('cinema'),
    isolation.releaseOf('other'),
    isolation.releaseOf(undefined),
  ]).toEqual(['cinema-1', undefined, undefined]);
});
