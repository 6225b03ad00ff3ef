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
    readonly observe: (options: PerformanceObserverInit) => void;
    constructor(report: (list: object) => void) {
      this.observe = ({ type }) => {
        if (type !== 'paint') return;
        paint = (painted = 'first-contentful-paint') =>
          report({ getEntriesByName: (name: string) => (name === painted ? [{}] : []) });
      };
    }
  } as never;
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
  ['cookie-consent', 'granted', { cookies: 'answered' }],
  ['cookie-consent', 'refused', { cookies: 'answered' }],
  ['cookie-consent', 'maybe', {}],
  ['card-layout', 'list', { cardLayout: 'list' }],
])('with %s stored as %s the document is marked with %j', (name, stored, marks) => {
  window.localStorage.setItem(name, stored);
  start();
  expect({ ...dataset }).toEqual({ scripting: 'starting', images: 'near', ...marks });
});

test('marks the document as scripted and shows the notice when storage is refused', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  start();
  expect({ ...dataset }).toEqual({ scripting: 'starting', images: 'near' });
});

test('a stylesheet that fails is requested once more, in its place', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/shell.css"><link rel="stylesheet">';
  const first = () => document.head.children[0] as HTMLLinkElement;
  const failed = first();
  start();
  failed.dispatchEvent(new Event('error'));
  const again = first();
  expect(again).not.toBe(failed);
  expect(again.getAttribute('href')).toBe('/shell.css');
  again.dispatchEvent(new Event('error'));
  expect(first()).toBe(again);
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

  let decode: () => void;
  const showImages = () => {
    const decoded = new Promise<void>((resolve) => {
      decode = resolve;
    });
    document.body.innerHTML = '<img fetchpriority="high"><img>';
    Object.assign(document.images[0] ?? {}, { decode: () => decoded });
  };

  test.each<[string, () => unknown, () => unknown]>([
    ['a slow image has had its time', showImages, () => jest.advanceTimersByTime(300)],
    ['the images of the first view are painted', showImages, () => decode()],
    [
      'the document is whole',
      () => setDocument('readyState', 'loading'),
      () => document.dispatchEvent(new Event('DOMContentLoaded')),
    ],
  ])('wait until %s', async (_name, arrange, pass) => {
    arrange();
    start();
    paint();
    await settled();
    expect(running()).toEqual([]);
    pass();
    await jest.advanceTimersByTimeAsync(100);
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
    document.head.innerHTML = '<link data-start="script" href="/shell.js">';
    document.body.innerHTML = ['eager', 'lazy', 'lazy'].map(picture).join('');
    // jsdom has no such property.
    for (const image of document.images)
      Object.defineProperty(image, 'loading', {
        value: image.getAttribute('loading'),
        writable: true,
      });
    start();
  });

  test.each([
    ['scripts', ['load']],
    ['second try of a script that fails', ['error', 'error']],
  ])(
    'wait for the %s unless they come near, and are then as the server sent them',
    async (_title, events) => {
      await settled();
      approach(1);
      expect(loading()).toEqual(['eager', 'eager', 'lazy']);
      paint();
      await settled();
      expect(dataset.images).toBe('near');
      for (const event of events) {
        expect(document.scripts).toHaveLength(1);
        document.scripts[0]?.dispatchEvent(new Event(event));
      }
      expect(document.scripts).toHaveLength(0);
      await settled();
      expect(dataset.images).toBeUndefined();
      expect(loading()).toEqual(['eager', 'lazy', 'lazy']);
    },
  );
});
