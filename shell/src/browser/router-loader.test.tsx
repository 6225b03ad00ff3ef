import { ApiError, inFlight } from '@mall/http';
import { storedLanguage } from '@mall/runtime';
import { aConfig } from '@mall/testing';
import { FAILURE_COUNTER_KEY } from '../remotes/chunk-retry.ts';
import { type SampleModules, sampleModules } from '../remotes/testing/sample-site.ts';
import { createLanguageContext } from '../site/language-context.ts';
import { sampleLanguageContext } from '../site/testing/sample-language-context.ts';
import { CompositionWatch } from './composition-watch.ts';
import { DocumentLoads } from './document-loads.ts';
import { LanguageContexts } from './language-contexts.ts';
import { browserLoader, stillApplies } from './router-loader.ts';

// Only builds have the joined message files.
jest.mock('shell-messages/hu', () => ({ default: {} }), { virtual: true });
jest.mock(
  'shell-messages/en',
  () => {
    if (mockEnglishIsAway) throw new Error('not loaded');
    return { default: {} };
  },
  { virtual: true },
);

let modules: SampleModules;
/** Whether the English messages fail to load. */
let mockEnglishIsAway = false;

beforeEach(() => {
  modules = sampleModules();
  mockEnglishIsAway = false;
  jest.resetModules();
  jest.spyOn(console, 'warn').mockReturnValue();
  // jsdom reports each document that it does not load.
  jest.spyOn(console, 'error').mockReturnValue();
  localStorage.clear();
  sessionStorage.clear();
  storedLanguage.set('hu');
  window.history.replaceState(null, '', '/mozi');
});
afterEach(() => jest.useRealTimers());

interface StartOptions {
  pendingHash?: string;
  /** The revision of the page's composition. */
  own?: number;
  /** The revision of the live composition. */
  live?: number;
  /** The document's page has loaded. */
  arrives?: boolean;
  /** The path of the page that is shown; that of the browser unless it goes back. */
  shown?: string;
  /** By the server's clock. */
  changesAt?: number;
  /** How far the device's clock is ahead of the server's. */
  clockAheadMs?: number;
}

function start(options: StartOptions = {}) {
  const { pendingHash = '', own = 7, live = own, changesAt, clockAheadMs = 0 } = options;
  const {
    site: whole,
    table,
    registry,
    languageContext,
    asked,
  } = sampleLanguageContext(modules, (async () => aConfig()) as never);
  const site = { ...whole, changesAt };
  const languageContexts = new LanguageContexts((language, messages) =>
    createLanguageContext({ site, table, messages, api: { ...languageContext.api, language } }),
  );
  const watch = new CompositionWatch(String(own));
  watch.see(new Response('', { headers: { 'x-composition': String(live) } }));
  const composed = { site, table, registry };
  const loads = new DocumentLoads();
  if (options.arrives) loads.keep((reason) => stillApplies({ composed, watch }, reason));
  const load = browserLoader({
    ...{ composed, languageContexts, watch, loads },
    serverNow: () => Date.now() - clockAheadMs,
    shown: () => new URL(options.shown ?? window.location.href, site.origin),
    pendingHash: () => pendingHash,
  });
  const open = (path: string, signal: AbortSignal | null = null) =>
    load({ request: new Request(site.origin + path, { signal }) } as Parameters<typeof load>[0]);
  return { open, asked, languageContexts };
}

const PAGE = 'cinema ./pages/cinema';

function changePage(parts: object): void {
  modules[PAGE] = { ...(modules[PAGE] as object), ...parts };
}

/** Makes the cinema's loader fail with a status of the API. */
const refuseData = (status: number) =>
  changePage({ loader: () => Promise.reject(new ApiError('/api/movies', status, [])) });

function breakModule(name: string): void {
  modules[name] = new Error('404');
}

const counter = () => localStorage.getItem(FAILURE_COUNTER_KEY);

test('loads a page in the language of its path and stores it, also for neutral paths', async () => {
  modules['cinema ./pages/home'] = modules[PAGE];
  const { open, languageContexts } = start();
  expect(await open('/cinema')).toMatchObject({ kind: 'page', routeId: 'cinema', language: 'en' });
  expect(storedLanguage.get()).toBe('en');
  expect(languageContexts.get('en').language).toBe('en');
  expect(await open('/')).toMatchObject({ routeId: 'home', language: 'en' });
});

test('shows the not-found page at an unknown path', async () => {
  const { open, asked } = start();
  expect(await open('/nincs')).toEqual({ kind: 'not-found', language: 'hu' });
  expect(asked).toEqual([]);
});

test('keeps query and hash in a redirect', async () => {
  storedLanguage.set('en');
  const response: unknown = await start({ pendingHash: '#film' })
    .open('/film?nap=1')
    .catch((error) => error);
  expect((response as Response).headers.get('location')).toBe('/mozi?nap=1#film');
  expect(storedLanguage.get()).toBe('hu');
});

test.each<[string, StartOptions]>([
  ['another composition is live', { live: 8 }],
  ['a campaign has begun or ended', { changesAt: Date.now() - 1 }],
])('loads the document when %s', (_name, options) => {
  // jsdom follows a hash, no other navigation.
  const { open, asked } = start({ pendingHash: '#musor', ...options });
  void open('/mozi');
  expect(window.location.href).toBe(`${window.location.origin}/mozi#musor`);
  expect(asked).toEqual([]);
});

test.each<[string, StartOptions]>([
  ['a campaign has yet to begin', { changesAt: Date.now() + 60_000 }],
  ['only the device’s clock is past it', { changesAt: Date.now() - 1, clockAheadMs: 60_000 }],
])('loads a page of the router while %s', async (_name, options) => {
  expect(await start(options).open('/mozi')).toMatchObject({ kind: 'page' });
});

describe('an outdated page', () => {
  /** Whether a new document of the tab loads the next one. */
  const loadsDocument = async (options: StartOptions, path = '/mozi') => {
    window.history.replaceState(null, '', '/mozi');
    const { open } = start({ pendingHash: '#anew', ...options });
    const opening = open(path);
    // jsdom follows a hash, no other navigation.
    if (window.location.hash === '#anew') return true;
    await opening;
    return false;
  };
  const until = (changesAt: number): StartOptions => ({ changesAt });

  test.each<[string, StartOptions, StartOptions]>([
    ['another composition', { live: 8 }, { live: 9 }],
    ['the previous composition, after a refusal,', { live: 6 }, { live: 8 }],
    ['a campaign that has begun', until(1), until(2)],
  ])('loads one document for %s, and one for the next reason', async (_name, first, next) => {
    refuseData(503);
    expect([await loadsDocument(first), await loadsDocument(first)]).toEqual([true, false]);
    expect([await loadsDocument(next), await loadsDocument(next)]).toEqual([true, false]);
    expect(await loadsDocument(first)).toBe(false);
  });

  test('loads the document that the visitor asks for while one is on its way', async () => {
    const { open } = start({ pendingHash: '#anew', live: 8 });
    void open('/mozi');
    window.history.replaceState(null, '', '/mozi');
    void open('/mozi');
    expect(window.location.hash).toBe('#anew');
  });

  test('stays while only its query changes, after Back too', async () => {
    const { open } = start({ live: 8, shown: '/mozi' });
    expect(await open('/mozi?nap=1')).toMatchObject({ kind: 'page' });
    window.history.replaceState(null, '', '/mozi?nap=1');
    expect(await open('/mozi?nap=1')).toMatchObject({ kind: 'page' });
  });

  test('forgets a reason once a page has loaded to which it does not apply', async () => {
    for (const options of [{ live: 8 }, until(1)]) await loadsDocument(options);
    // Still the same composition, and the same campaigns.
    expect(await loadsDocument({ live: 8, arrives: true, changesAt: 1 })).toBe(false);
    expect(await loadsDocument({ changesAt: 1 })).toBe(false);
    await loadsDocument({ own: 8, live: 8, arrives: true, changesAt: Number.MAX_VALUE });
    expect(await loadsDocument({ live: 8 })).toBe(true);
    expect(await loadsDocument(until(1))).toBe(true);
  });

  test('stays in a browser that stores nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(await loadsDocument({ live: 8 })).toBe(false);
  });
});

describe('an aborted navigation', () => {
  test('changes no language', async () => {
    const navigation = new AbortController();
    const opening = start().open('/cinema', navigation.signal);
    navigation.abort();
    await expect(opening).rejects.toThrow('abort');
    expect(storedLanguage.get()).toBe('hu');
  });

  test('loads no document', async () => {
    breakModule(PAGE);
    const navigation = new AbortController();
    const { open, languageContexts } = start({ pendingHash: '#left' });
    await languageContexts.open('hu');
    const opening = open('/mozi', navigation.signal);
    setTimeout(() => navigation.abort());
    await expect(opening).rejects.toThrow('abort');
    expect(window.location.hash).toBe('');
  });
});

test('a navigation aborted while its page loads keeps the failure counter', async () => {
  localStorage.setItem(FAILURE_COUNTER_KEY, '2');
  const navigation = new AbortController();
  changePage({ loader: async () => navigation.abort() });
  await expect(start().open('/mozi', navigation.signal)).rejects.toThrow('abort');
  expect(localStorage.getItem(FAILURE_COUNTER_KEY)).toBe('2');
});

test('counts a navigation as in flight until its page has loaded', async () => {
  const opening = start().open('/mozi');
  expect(inFlight.count()).toBe(1);
  await opening;
  expect(inFlight.count()).toBe(0);
});

describe('an unavailable page', () => {
  test('is shown when its module fails to describe it', async () => {
    const meta = () => {
      throw new TypeError('no film');
    };
    changePage({ meta });
    expect(await start().open('/mozi')).toMatchObject({ kind: 'unavailable', app: 'cinema' });
  });

  test('shows the message on the home page after the third failure', async () => {
    localStorage.setItem(FAILURE_COUNTER_KEY, '2');
    breakModule('cinema ./pages/home');
    expect(await start().open('/')).toMatchObject({ kind: 'unavailable', routeId: 'home' });
  });

  test('shows the message at once when its data fails to load', async () => {
    refuseData(503);
    expect(await start().open('/mozi')).toMatchObject({ kind: 'unavailable' });
    expect(counter()).toBeNull();
  });
});

describe('without a network', () => {
  beforeEach(() => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));

  test('shows the offline page and reports nothing when a module fails to load', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    breakModule(PAGE);
    expect(await start().open('/cinema')).toEqual({ kind: 'offline', language: 'en' });
    expect(counter()).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  test('shows the offline page when data fails to load', async () => {
    refuseData(0);
    expect(await start().open('/mozi')).toEqual({ kind: 'offline', language: 'hu' });
  });

  test('keeps the shown language when the messages of another fail to load', async () => {
    mockEnglishIsAway = true;
    const { open } = start();
    expect(await open('/cinema')).toEqual({ kind: 'offline', language: 'hu' });
    expect(storedLanguage.get()).toBe('hu');
    mockEnglishIsAway = false;
    expect(await open('/cinema')).toMatchObject({ kind: 'page', language: 'en' });
  });

  test('shows loaded pages although another composition is live', async () => {
    const { open } = start({ changesAt: Date.now() - 1, live: 8 });
    expect(await open('/mozi')).toMatchObject({ kind: 'page' });
  });
});

test.each<[string, string, () => unknown]>([
  ['the page’s module', '/mozi', () => breakModule(PAGE)],
  ['the messages of its language', '/cinema', () => (mockEnglishIsAway = true)],
])('counts and reloads the document when %s fail to load', async (_name, path, fail) => {
  jest.useFakeTimers();
  fail();
  window.history.replaceState(null, '', path);
  void start({ pendingHash: '#anew' }).open(path);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(counter()).toBe('1');
  expect(window.location.hash).toBe('#anew');
});

test('clears the failure counter once a page has loaded; a broken slot does not count', async () => {
  localStorage.setItem(FAILURE_COUNTER_KEY, '2');
  breakModule('parking ./slots/free-places');
  expect(await start().open('/mozi')).toMatchObject({ kind: 'page' });
  expect(counter()).toBeNull();
});
