/** Which app is disabled where, after which failure. */
import { mfJsonSchema, type SiteRecord } from '@mall/contracts';
import { route } from '@mall/release/testing';
import { routeTable } from '@mall/routing';
import { createLog } from '../base/log.ts';
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
  const write = (line: string) => void lines.push(JSON.parse(line));
  isolation = new FailureIsolation(site, routeTable(site.apps), createLog('info', { write }));
});

const page = (url: string) => ({ url, storedLanguage: undefined });
const disabledOn = (...paths: string[]) =>
  paths.filter((path) => isolation.disabledApps(path).length);

test('a page that throws loses its app, and the other pages of the route keep it', () => {
  isolation.disable('/mozi/a', { kind: 'threw', stack: 'Error: no film' });
  expect(isolation.disabledApps('/mozi/a')).toEqual(['cinema']);
  expect(disabledOn('/mozi/b', '/mozi', '/')).toEqual([]);
  expect(lines).toEqual([
    expect.objectContaining({
      ...{ msg: 'render failed and is repeated without the app', level: 'error' },
      ...{ app: 'cinema', release: 'cinema-1', path: '/mozi/a', kind: 'threw' },
      ...{ stack: 'Error: no film', disabledMs: 10_000 },
      disabledOn: { app: 'cinema', route: 'movie', path: '/mozi/a' },
    }),
  ]);
  isolation.disable('/mozi/a', { kind: 'threw' });
  expect(lines).toHaveLength(1);
});

test('a page that ends a worker loses its app on the whole route', () => {
  isolation.disable('/mozi/a', { kind: 'lost' });
  expect(disabledOn('/mozi/a', '/mozi/b', '/mozi')).toEqual(['/mozi/a', '/mozi/b']);
});

test('the app that the failure names is disabled, not the owner of the page', () => {
  isolation.disable('/', { kind: 'slow', app: 'cinema' });
  expect(isolation.disabledApps('/')).toEqual(['cinema']);
});

test.each([
  ['the shell is named', '/mozi', 'shell'],
  ['the page is the shell’s', '/', undefined],
  ['no app has the page', '/nowhere', undefined],
])('nothing is disabled when %s', (_what, path, named) => {
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

  test('is in the log with its app, its pages without tokens, and the pause', () => {
    lost('cards', '/mozi?day=1', '/jelszo/secret', '/jelszo/secret?a=1');
    expect(lines[0]).toMatchObject({
      ...{ msg: 'render worker ended and is replaced', level: 'error', delayMs: 50 },
      ...{ app: 'cards', release: 'cards-1', stack: 'Error: end' },
    });
    expect(lines[0]?.paths).toEqual(['/mozi', expect.any(String)]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  test('was ended by the one page that was rendered', () => {
    lost(undefined, '/mozi/a');
    expect([isolation.isSuspect(page('/mozi/a')), isolation.isCulprit(page('/mozi/a'))]).toEqual([
      true,
      true,
    ]);
    expect(isolation.disabledApps('/mozi/b')).toEqual(['cinema']);
  });

  test('was perhaps ended by each of several pages: none loses an app yet', () => {
    lost(undefined, '/mozi/a', '/');
    expect([isolation.isSuspect(page('/mozi/a')), isolation.isSuspect(page('/'))]).toEqual([
      true,
      true,
    ]);
    expect([isolation.isCulprit(page('/mozi/a')), isolation.isCulprit(page('/'))]).toEqual([
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
  ])('was ended by the app that its stack names, on %s', (_what, culprit, beside) => {
    lost('cinema', beside, culprit);
    expect([isolation.isCulprit(page(culprit)), isolation.isSuspect(page(beside))]).toEqual([
      true,
      false,
    ]);
    expect(isolation.disabledApps(culprit)).toEqual(['cinema']);
  });

  test('whose app is on none of the pages makes all of them suspect', () => {
    lost('cards', '/mozi', '/');
    expect([isolation.isSuspect(page('/mozi')), isolation.isSuspect(page('/'))]).toEqual([
      true,
      true,
    ]);
  });

  test('that rendered nothing is no page’s failure', () => {
    isolation.workerLost({ kind: 'lost' }, 0);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ paths: [] });
  });
});

test('an app that the composition does not have has no release', () => {
  expect([
    isolation.releaseOf('cinema'),
    isolation.releaseOf('other'),
    isolation.releaseOf(undefined),
  ]).toEqual(['cinema-1', undefined, undefined]);
});
