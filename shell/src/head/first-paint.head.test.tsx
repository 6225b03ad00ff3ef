import { consent } from '@mall/runtime';

const { documentElement } = document;
const { dataset } = documentElement;

/** Runs the script as a new document does. */
function start(): void {
  jest.isolateModules(() => jest.requireActual('./first-paint.head.ts'));
}

const settled = () => jest.advanceTimersByTimeAsync(0);

/** Reports a paint to the script: of content unless another one is named. */
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
  // Scripts that still wait for a paint find no links to run.
  document.head.innerHTML = '';
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
});

test.each([
  ['granted', 'answered'],
  ['refused', 'answered'],
  ['maybe', undefined],
])('with %s stored for cookies the notice is %s', (stored, cookies) => {
  window.localStorage.setItem('cookie-consent', stored);
  start();
  expect(dataset.cookies).toBe(cookies);
});

test('marks the document as scripted and shows the notice when storage is refused', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  start();
  expect({ ...dataset }).toEqual({ scripting: 'starting', images: 'near' });
});

test('stores the consent of a button pressed before hydration, and ignores other clicks', () => {
  start();
  document.querySelector('img')?.click();
  expect(dataset.cookies).toBeUndefined();
  document.querySelector('b')?.click();
  expect(dataset.cookies).toBe('answered');
  expect(consent.get()).toBe('refused');
});

test.each<[string, string, () => unknown]>([
  ['a script fails after hydration', 'ready', () => window.dispatchEvent(new ErrorEvent('error'))],
  [
    'an image fails to load',
    'starting',
    () => document.querySelector('img')?.dispatchEvent(new Event('error')),
  ],
])('the page stays scripted when %s', (_name, scripting, fail) => {
  start();
  dataset.scripting = scripting;
  fail();
  expect(dataset.scripting).toBe(scripting);
});

test('shows cards in lists for visitors who chose so', () => {
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
  const link = (href: string) => document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  const setDocument = (name: 'readyState' | 'visibilityState', value: string) =>
    jest.spyOn(document, name, 'get').mockReturnValue(value as never);

  const siteResponse = {} as Response;

  beforeEach(() => {
    // jsdom has none.
    window.fetch = jest.fn().mockResolvedValue(siteResponse);
    document.head.innerHTML = LINKS;
    // jsdom has no such property.
    for (const name of ['shell', 'page'])
      Object.assign(link(`/${name}.js`) ?? {}, { integrity: `sha256-${name}` });
  });

  const PAGE = ['http://localhost/page.js', 'sha256-page'];
  const SHELL = ['http://localhost/shell.js', 'sha256-shell'];

  test('wait for the paint of content, then run once, hashed, after the site record', async () => {
    start();
    await settled();
    paint('first-paint');
    await settled();
    expect(running()).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
    paint();
    document.dispatchEvent(new Event('visibilitychange'));
    jest.runAllTimers();
    await settled();
    expect(running()).toEqual([SHELL, PAGE]);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(await (window as { siteResponse?: unknown }).siteResponse).toBe(siteResponse);
  });

  test.each(['load', 'error'])('are removed from the document on %s', async (event) => {
    start();
    paint();
    await settled();
    document.scripts[0]?.dispatchEvent(new Event(event));
    expect(running()).toEqual([PAGE]);
  });

  test.each<[string, (decode: () => void) => unknown]>([
    ['the images of the first view are painted', (decode) => decode()],
    ['a slow image has had its time', () => jest.advanceTimersByTime(300)],
  ])('wait until %s', async (_name, pass) => {
    document.body.innerHTML = '<img fetchpriority="high"><img>';
    const decoded = Promise.withResolvers<void>();
    Object.assign(document.images[0] ?? {}, { decode: () => decoded.promise });
    start();
    paint();
    await settled();
    expect(running()).toEqual([]);
    pass(decoded.resolve);
    await jest.advanceTimersByTimeAsync(100);
    expect(running()).toHaveLength(2);
  });

  test('wait for the whole document', async () => {
    setDocument('readyState', 'loading');
    start();
    paint();
    await settled();
    expect(running()).toEqual([]);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await settled();
    expect(running()).toHaveLength(2);
  });

  test.each<[string, () => unknown, () => unknown]>([
    ['is hidden', () => setDocument('visibilityState', 'hidden'), () => undefined],
    ['gets hidden', () => undefined, () => document.dispatchEvent(new Event('visibilitychange'))],
    ['reports no paint', () => undefined, () => jest.runAllTimers()],
  ])('run in a page that %s', async (_name, arrange, pass) => {
    arrange();
    start();
    pass();
    await settled();
    expect(running()).toHaveLength(2);
  });
});

describe('images', () => {
  const LINK = '<link rel="preload" as="script" data-start="script" href="/shell.js">';
  const picture = (loading: string) => `<span><picture><img loading="${loading}"></picture></span>`;
  const loading = () => [...document.images].map((image) => image.loading);
  /** Reports that the frame of the image at `index` has come near. */
  let approach: (index: number) => void;

  beforeEach(() => {
    const observed: Element[] = [];
    window.IntersectionObserver = class {
      readonly observe = (element: Element) => observed.push(element);
      readonly unobserve = () => undefined;
      readonly disconnect = () => undefined;
      constructor(report: (entries: object[]) => void) {
        approach = (index) => report([{ target: observed[index], isIntersecting: true }]);
      }
    } as never;
    document.head.innerHTML = LINK;
    document.body.innerHTML = ['eager', 'lazy', 'lazy'].map(picture).join('');
    // jsdom has no such property.
    for (const image of document.images)
      Object.defineProperty(image, 'loading', {
        value: image.getAttribute('loading'),
        writable: true,
      });
    start();
  });

  test('wait for the scripts unless they come near', async () => {
    await settled();
    expect(dataset.images).toBe('near');
    approach(1);
    expect(loading()).toEqual(['eager', 'eager', 'lazy']);
    paint();
    await settled();
    expect(dataset.images).toBe('near');
  });

  test.each(['load', 'error'])(
    'are as the server sent them after the scripts’ %s',
    async (event) => {
      await settled();
      approach(1);
      paint();
      await settled();
      document.scripts[0]?.dispatchEvent(new Event(event));
      await settled();
      expect(dataset.images).toBeUndefined();
      expect(loading()).toEqual(['eager', 'lazy', 'lazy']);
    },
  );
});
