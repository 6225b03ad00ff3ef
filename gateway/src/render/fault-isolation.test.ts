/** Which app is disabled where, after which failure. */
import { mfJsonSchema, type SiteRecord } from '@mall/contracts';
import { route } from '@mall/release/testing';
import { createLog } from '../base/log.ts';
import { FaultIsolation } from './fault-isolation.ts';

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

let faults: FaultIsolation;
let lines: Record<string, unknown>[];

beforeEach(() => {
  lines = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  faults = new FaultIsolation(site, createLog('info', { write }));
});

const disabledOn = (...paths: string[]) => paths.filter((path) => faults.disabledApps(path).length);

test('a page that throws loses its app, and the other pages of the route keep it', () => {
  faults.disable('/mozi/a', { kind: 'threw', stack: 'Error: no film' });
  expect(faults.disabledApps('/mozi/a')).toEqual(['cinema']);
  expect(disabledOn('/mozi/b', '/mozi', '/')).toEqual([]);
  expect(lines).toEqual([
    expect.objectContaining({
      ...{ msg: 'render failed and is repeated without the app', level: 'error' },
      ...{ app: 'cinema', release: 'cinema-1', path: '/mozi/a', kind: 'threw' },
      ...{ stack: 'Error: no film', disabledMs: 10_000 },
      disabledOn: { app: 'cinema', route: 'movie', path: '/mozi/a' },
    }),
  ]);
  faults.disable('/mozi/a', { kind: 'threw' });
  expect(lines).toHaveLength(1);
});

test('a page that ends a worker loses its app on the whole route', () => {
  faults.disable('/mozi/a', { kind: 'lost' });
  expect(disabledOn('/mozi/a', '/mozi/b', '/mozi')).toEqual(['/mozi/a', '/mozi/b']);
});

test('the app that the failure names is disabled, not the owner of the page', () => {
  faults.disable('/', { kind: 'slow', app: 'cinema' });
  expect(faults.disabledApps('/')).toEqual(['cinema']);
});

test.each([
  ['the shell is named', '/mozi', 'shell'],
  ['the page is the shell’s', '/', undefined],
  ['no app has the page', '/nowhere', undefined],
])('nothing is disabled when %s', (_what, path, named) => {
  faults.disable(path, { kind: 'threw', app: named });
  expect(faults.disabledApps(path)).toEqual([]);
  expect(lines).toEqual([]);
});

describe('a lost worker', () => {
  const lost = (app: string | undefined, ...suspects: string[]) =>
    faults.workerLost({ kind: 'lost', app, stack: 'Error: end', suspects }, 50);

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
    expect([faults.isSuspect('/mozi/a'), faults.isCulprit('/mozi/a')]).toEqual([true, true]);
    expect(faults.disabledApps('/mozi/b')).toEqual(['cinema']);
  });

  test('was perhaps ended by each of several pages: none loses an app yet', () => {
    lost(undefined, '/mozi/a', '/');
    expect([faults.isSuspect('/mozi/a'), faults.isSuspect('/')]).toEqual([true, true]);
    expect([faults.isCulprit('/mozi/a'), faults.isCulprit('/')]).toEqual([false, false]);
    expect(disabledOn('/mozi/a', '/')).toEqual([]);
    faults.clear('/');
    expect(faults.isSuspect('/')).toBe(false);
  });

  test.each([
    ['its own page', '/mozi', '/jelszo/a'],
    ['a page with a slot that it fills', '/', '/jelszo/a'],
  ])('was ended by the app that its stack names, on %s', (_what, culprit, beside) => {
    lost('cinema', beside, culprit);
    expect([faults.isCulprit(culprit), faults.isSuspect(beside)]).toEqual([true, false]);
    expect(faults.disabledApps(culprit)).toEqual(['cinema']);
  });

  test('whose app is on none of the pages makes all of them suspect', () => {
    lost('cards', '/mozi', '/');
    expect([faults.isSuspect('/mozi'), faults.isSuspect('/')]).toEqual([true, true]);
  });

  test('that rendered nothing is the fault of no page', () => {
    faults.workerLost({ kind: 'lost' }, 0);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ paths: [] });
  });
});

test('an app that the composition does not have has no release', () => {
  expect([
    faults.releaseOf('cinema'),
    faults.releaseOf('other'),
    faults.releaseOf(undefined),
  ]).toEqual(['cinema-1', undefined, undefined]);
});
