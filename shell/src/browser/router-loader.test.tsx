import { ApiError, inFlight } from '@mall/http';
import { storedLanguage } from '@mall/runtime';
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

const PAGE = 'cinema ./pages/cinema';
const CONFIG = { city: 'Budapest' };

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
  /** The name of the live composition. */
  live?: number | string;
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
  } = sampleLanguageContext(modules, (async () => CONFIG) as never);
  const site = { ...whole, changesAt };
  const languageContexts = new LanguageContexts((language, messages) =>
    createLanguageContext({ site, table, messages, api: { ...languageContext.api, language } }),
  );
  const watch = new CompositionWatch(String(own));
  const headers = { 'x-composition': String(live) };
  // Only the last one counts of those that name a composition.
  for (const seen of [{ 'x-composition': 'other' }, headers, {}])
    watch.see(new Response('', { headers: seen }));
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

test('fetches the data of a language again when the visitor returns to it', async () => {
  const { open, languageContexts } = start();
  const isOld = () =>
    languageContexts.get('hu').queryClient.getQueryState(['hu', 'config', {}])?.isInvalidated;
  await open('/mozi');
  await open('/mozi?nap=1');
  expect(isOld()).toBe(false);
  await open('/cinema');
  await open('/mozi');
  expect(isOld()).toBe(true);
});

test('shows the not-found page at an unknown path, with the header’s data and no remote', async () => {
  const { open, asked, languageContexts } = start();
  expect(await open('/nincs')).toEqual({ kind: 'not-found', language: 'hu' });
  const { queryClient } = languageContexts.get('hu');
  expect(queryClient.getQueryData(['hu', 'config', {}])).toEqual(CONFIG);
  expect(asked).toEqual([]);
});

test('passes the declared query alone to the loader of a page', async () => {
  const loader = jest.fn();
  changePage({ loader });
  await start().open('/mozi?nap=1&utm_source=mail');
  const { url } = loader.mock.calls[0][0];
  expect(url.href).toBe('https://mall.example/mozi?nap=1');
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
    ['a canary', { live: '7.1a2b3c4d' }, { live: 8 }],
    ['the previous composition after a refusal', { live: 6 }, { live: 8 }],
    ['a campaign that has begun', until(1), until(2)],
  ])('loads one document for %s, and one for the next reason', async (_name, first, next) => {
    refuseData(503);
    expect([await loadsDocument(first), await loadsDocument(first)]).toEqual([true, false]);
    expect([await loadsDocument(next), await loadsDocument(next)]).toEqual([true, false]);
    expect(await loadsDocument(first)).toBe(false);
  });

  test('loads the document that the visitor asks for while one is on its way', async () => {
    const { open, asked } = start({ pendingHash: '#anew', live: 8 });
    for (const _click of [1, 2]) {
      window.history.replaceState(null, '', '/mozi');
      void open('/mozi');
    }
    expect(window.location.href).toBe(`${window.location.origin}/mozi#anew`);
    expect(asked).toEqual([]);
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
  /** Opens a page, and aborts with what `when` gives. */
  const abort = async (path: string, when: (abort: () => void) => unknown) => {
    const navigation = new AbortController();
    const { open } = start({ pendingHash: '#left' });
    const left = expect(open(path, navigation.signal)).rejects.toThrow('abort');
    await when(() => navigation.abort());
    await left;
  };

  test('changes no language', async () => {
    await abort('/cinema', (now) => now());
    expect(storedLanguage.get()).toBe('hu');
  });

  test('loads no document', async () => {
    jest.useFakeTimers();
    breakModule(PAGE);
    await abort('/mozi', async (now) => {
      await jest.advanceTimersByTimeAsync(999);
      now();
      await jest.advanceTimersByTimeAsync(1);
    });
    expect(counter()).toBe('1');
    expect(window.location.hash).toBe('');
  });

  test('keeps the failure counter although its page has loaded', async () => {
    localStorage.setItem(FAILURE_COUNTER_KEY, '2');
    await abort('/mozi', (now) => changePage({ loader: async () => now() }));
    expect(counter()).toBe('2');
  });
});

test('a language has one context, also when it is opened twice at once', async () => {
  const { languageContexts } = start();
  const [first, second] = await Promise.all([1, 2].map(() => languageContexts.open('en')));
  expect(first).toBe(second);
  expect(await languageContexts.open('en')).toBe(first);
});

test('counts a navigation as in flight until its page has loaded', async () => {
  const opening = start().open('/mozi');
  expect(inFlight.count()).toBe(1);
  await opening;
  expect(inFlight.count()).toBe(0);
});

const meta = () => {
  throw new TypeError('no film');
};

test.each<[string, string, () => void]>([
  ['its module fails to describe it', '/mozi', () => changePage({ meta })],
  ['its data fails to load', '/mozi', () => refuseData(503)],
  [
    'the module of the home page fails for the third time',
    '/',
    () => {
      localStorage.setItem(FAILURE_COUNTER_KEY, '2');
      breakModule('cinema ./pages/home');
    },
  ],
])('a page is unavailable at once when %s', async (_name, path, fail) => {
  fail();
  expect(await start().open(path)).toMatchObject({ kind: 'unavailable', app: 'cinema' });
  expect(counter()).toBeNull();
});

describe('without a network', () => {
  beforeEach(() => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));

  test.each<[string, () => void]>([
    ['a module', () => breakModule(PAGE)],
    ['data', () => refuseData(0)],
  ])('shows the offline page and reports nothing when %s fails to load', async (_name, fail) => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    fail();
    expect(await start().open('/cinema')).toEqual({ kind: 'offline', language: 'en' });
    expect(counter()).toBeNull();
    expect(warn).not.toHaveBeenCalled();
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
  ['the page’s module fails', '/mozi', () => breakModule(PAGE)],
  ['the messages of its language fail', '/cinema', () => (mockEnglishIsAway = true)],
])(
  'counts, and reloads the document a second later, when %s to load',
  async (_name, path, fail) => {
    jest.useFakeTimers();
    fail();
    window.history.replaceState(null, '', path);
    void start({ pendingHash: '#anew' }).open(path);
    await jest.advanceTimersByTimeAsync(999);
    expect(counter()).toBe('1');
    expect(window.location.hash).toBe('');
    await jest.advanceTimersByTimeAsync(1);
    expect(window.location.hash).toBe('#anew');
  },
);

test('clears the failure counter once a page has loaded; a broken slot does not count', async () => {
  localStorage.setItem(FAILURE_COUNTER_KEY, '2');
  breakModule('parking ./slots/free-places');
  expect(await start().open('/mozi')).toMatchObject({ kind: 'page' });
  expect(counter()).toBeNull();
});
