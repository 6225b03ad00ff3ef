import { consent } from '@mall/runtime';

const { documentElement } = document;
const { dataset } = documentElement;

/** Runs the script as a new document does. */
function start(): void {
  jest.isolateModules(() => jest.requireActual('./first-paint.head.ts'));
}

const settled = () => jest.advanceTimersByTimeAsync(0);

/** Tells the script of a paint, of content when not said otherwise. */
let paint: (name?: string) => void;

beforeEach(() => {
  // jsdom paints nothing.
  window.PerformanceObserver = class {
    static readonly supportedEntryTypes = ['paint'];
    readonly disconnect = () => undefined;
    readonly takeRecords = () => [];
    readonly observe: (options: PerformanceObserverInit) => void;
    constructor(report: PerformanceObserverCallback) {
      this.observe = ({ type }) => {
        if (type !== 'paint') return;
        paint = (painted = 'first-contentful-paint') => {
          const getEntriesByName = (name: string) => (name === painted ? [{}] : []);
          report({ getEntriesByName } as unknown as PerformanceObserverEntryList, this);
        };
      };
    }
  };
  window.localStorage.clear();
  for (const name of Object.keys(dataset)) delete dataset[name];
  jest.useFakeTimers();
  document.body.innerHTML = '<img><button data-answer="refused"><b>Refuse</b></button>';
});

afterEach(async () => {
  // What the test has left waiting finds nothing to run.
  document.head.innerHTML = '';
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
});

test('styles know that scripts run', () => {
  start();
  expect({ ...dataset }).toEqual({ scripting: 'starting' });
});

test.each(['granted', 'refused'] as const)('recognises a stored answer: %s', (answer) => {
  consent.set(answer);
  start();
  expect(dataset.cookies).toBe('answered');
});

test('ignores other stored values', () => {
  window.localStorage.setItem('cookie-consent', 'maybe');
  start();
  expect(dataset.cookies).toBeUndefined();
});

test('a browser that keeps nothing shows the notice', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  start();
  expect({ ...dataset }).toEqual({ scripting: 'starting' });
});

test('stores an answer given before hydration', () => {
  start();
  document.querySelector('b')?.click();
  expect(dataset.cookies).toBe('answered');
  expect(consent.get()).toBe('refused');
});

test('ignores clicks beside the buttons', () => {
  start();
  document.querySelector('img')?.click();
  expect(dataset.cookies).toBeUndefined();
});

describe('a script that fails', () => {
  const script = () => document.head.appendChild(document.createElement('script'));

  test.each<[string, () => unknown]>([
    ['is not loaded', () => script().dispatchEvent(new Event('error'))],
    ['throws', () => window.dispatchEvent(new ErrorEvent('error'))],
    ['rejects', () => window.dispatchEvent(new Event('unhandledrejection'))],
  ])('before hydration leaves the page as without scripts: it %s', (_name, fail) => {
    start();
    fail();
    expect(dataset.scripting).toBeUndefined();
  });

  test('after hydration changes nothing', () => {
    start();
    dataset.scripting = 'ready';
    window.dispatchEvent(new ErrorEvent('error'));
    expect(dataset.scripting).toBe('ready');
  });
});

test('an image that is not loaded changes nothing', () => {
  start();
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(dataset.scripting).toBe('starting');
});

test('cards are in lists where the visitor has wanted them so', () => {
  window.localStorage.setItem('card-layout', 'list');
  start();
  expect(dataset.cardLayout).toBe('list');
});

describe('the site’s scripts', () => {
  const LINKS = `
    <link rel="preload" as="script" data-start="script" href="/shell.js">
    <link rel="preload" as="fetch" data-start="site" media="not all" href="/site.json">
    <link rel="preload" as="script" data-start="script" media="not all" href="/page.js">`;
  const running = () => [...document.scripts].map(({ src, integrity }) => [src, integrity]);
  const is = (name: 'readyState' | 'visibilityState', value: string) =>
    jest.spyOn(document, name, 'get').mockReturnValue(value as never);

  const link = (href: string) => document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);

  beforeEach(() => {
    document.head.innerHTML = LINKS;
    // jsdom has no such property.
    for (const name of ['shell', 'page'])
      Object.assign(link(`/${name}.js`) ?? {}, { integrity: `sha256-${name}` });
  });

  const PAGE = ['http://localhost/page.js', 'sha256-page'];
  const SHELL = ['http://localhost/shell.js', 'sha256-shell'];

  test('wait for the paint of content, and then run with the hashes of their links', async () => {
    start();
    await settled();
    paint('first-paint');
    await settled();
    expect(running()).toEqual([]);
    paint();
    await settled();
    expect(running()).toEqual([SHELL, PAGE]);
  });

  test('are loaded with the site record', async () => {
    start();
    await settled();
    expect(link('/site.json')?.media).toBe('not all');
    paint();
    await settled();
    expect(link('/site.json')?.media).toBe('');
  });

  test.each(['load', 'error'])('leave the document with their %s', async (event) => {
    start();
    paint();
    await settled();
    document.scripts[0]?.dispatchEvent(new Event(event));
    expect(running()).toEqual([PAGE]);
  });

  describe('beside images of the first view', () => {
    let decode: () => void;

    beforeEach(() => {
      document.body.innerHTML = '<img fetchpriority="high"><img>';
      const decoded = new Promise<void>((resolve) => {
        decode = resolve;
      });
      Object.assign(document.images[0] ?? {}, { decode: () => decoded });
      start();
      paint();
    });

    test('run after their paint', async () => {
      await settled();
      expect(running()).toEqual([]);
      decode();
      await jest.advanceTimersByTimeAsync(100);
      expect(running()).toHaveLength(2);
    });

    test('run without one that is slow', async () => {
      await settled();
      jest.runAllTimers();
      await settled();
      expect(running()).toHaveLength(2);
    });
  });

  test('run once, whatever else follows', async () => {
    start();
    paint();
    document.dispatchEvent(new Event('visibilitychange'));
    jest.runAllTimers();
    await settled();
    expect(running()).toHaveLength(2);
  });

  test('wait for the whole document', async () => {
    is('readyState', 'loading');
    start();
    paint();
    await settled();
    expect(running()).toEqual([]);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await settled();
    expect(running()).toHaveLength(2);
  });

  test.each<[string, () => unknown]>([
    ['has come into the background', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['is painted without a word of it', () => jest.runAllTimers()],
  ])('run in a page that %s', async (_name, pass) => {
    start();
    pass();
    await settled();
    expect(running()).toHaveLength(2);
  });

  test('run at once in a page that is hidden', async () => {
    is('visibilityState', 'hidden');
    start();
    await settled();
    expect(running()).toHaveLength(2);
  });
});
