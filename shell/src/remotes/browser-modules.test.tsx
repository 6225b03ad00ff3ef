import { containerName } from '@mall/contracts';
import { browserModules } from './browser-modules.ts';
import { sampleApp } from './testing/sample-site.ts';

// In place of webpack's share scope, which only a build has.
Object.assign(globalThis, {
  __webpack_init_sharing__: async () => undefined,
  __webpack_share_scopes__: { default: {} },
});

afterEach(() => {
  document.head.innerHTML = '';
});

const PAGE = './pages/sample';

/** An app of the site record with one page. */
function appWith(name: string, page: { js?: string[]; css?: string[] } = {}, integrity = {}) {
  const entry = { js: [`/js/${name}/entry.js`], css: [] };
  const exposes = { [PAGE]: { js: [], css: [], shared: [], ...page } };
  return sampleApp({ name }, { entry, exposes, integrity });
}

/** What a container's script leaves in the page. */
function provide(name: string, get: () => unknown) {
  Object.assign(globalThis, { [containerName(name, '0123456789abcdef')]: { init() {}, get } });
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Asks for the page of an app, and waits until its files are requested. */
async function load(app: ReturnType<typeof appWith>, page = PAGE) {
  const loading = browserModules.load(app, page);
  loading.catch(() => undefined);
  await settled();
  return { loading };
}

/** Path and hash of each script in the page. */
const scripts = () =>
  [...document.scripts].map(({ src, integrity }) => [src.replace(location.origin, ''), integrity]);
const end = (selector: string, event: 'load' | 'error') =>
  document.querySelector(selector)?.dispatchEvent(new Event(event));

test('requests the entry of an app once for several modules, and runs only the published bytes', async () => {
  const app = appWith('cards', {}, { '/js/cards/entry.js': 'sha256-cards' });
  const pages = [await load(app, './pages/a'), await load(app, './pages/b')];
  expect(scripts()).toEqual([['/js/cards/entry.js', 'sha256-cards']]);
  const module = { Component: () => null };
  provide('cards', async () => () => module);
  end('script', 'load');
  for (const { loading } of pages) expect(await loading).toBe(module);
});

test('requests a failed entry again at another URL', async () => {
  for (const search of ['', '?try=1', '?try=2']) {
    const { loading } = await load(appWith('content'));
    expect(scripts()).toEqual([[`/js/content/entry.js${search}`, '']]);
    end('script', 'error');
    await expect(loading).rejects.toThrow(`/js/content/entry.js${search} did not load`);
  }
});

test('runs the scripts of a module beside its container, each once', async () => {
  const files = { js: ['/a.js', '/b.js'] };
  const app = appWith('ahead', files, { '/a.js': 'sha256-a' });
  document.head.innerHTML = '<link rel="preload" as="script" href="/b.js">';
  await load(app);
  expect(scripts()).toEqual([
    ['/a.js', 'sha256-a'],
    ['/js/ahead/entry.js', ''],
  ]);
  document.scripts[0]?.remove();
  await load(app);
  expect(scripts()).toEqual([['/js/ahead/entry.js', '']]);
});

test('requests a failed script of a module again', async () => {
  const app = appWith('failing', { js: ['/c.js'] });
  for (const _try of [1, 2]) {
    await load(app);
    expect(scripts()).toContainEqual(['/c.js', '']);
    end('script[src="/c.js"]', 'error');
    await settled();
  }
});

test('waits for an entry that the head of the document runs', async () => {
  document.head.innerHTML = '<script src="/js/playground/entry.js"></script>';
  const { loading } = await load(appWith('playground'));
  expect(scripts()).toHaveLength(1);
  provide('playground', async () => () => 'module');
  end('script', 'load');
  expect(await loading).toBe('module');
});

test('requests a failed module again from the same container', async () => {
  const responses = [Promise.reject(new Error('chunk')), Promise.resolve(() => 'module')];
  provide('parking', () => responses.shift());
  const first = await load(appWith('parking'));
  await expect(first.loading).rejects.toThrow('chunk');
  const second = await load(appWith('parking'));
  expect(await second.loading).toBe('module');
  expect(scripts()).toEqual([]);
});

test('an entry that does not load within 20 seconds is an error', async () => {
  jest.useFakeTimers();
  const loading = browserModules.load(appWith('zoo'), PAGE);
  loading.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(20_000);
  await expect(loading).rejects.toThrow('/js/zoo/entry.js did not load');
  jest.useRealTimers();
});

test.each([
  ['left no container', appWith('museum'), /left no container mall_museum_/],
  ['is not in the record', sampleApp({ name: 'garden' }), 'its record names no entry'],
])('an entry that %s is an error', async (_, app, message) => {
  const { loading } = await load(app);
  end('script', 'load');
  await expect(loading).rejects.toThrow(message);
});

const links = () => [...document.head.querySelectorAll('link')];

test('a module waits for its stylesheet, which is inserted once', async () => {
  provide('shops', async () => () => 'module');
  const app = appWith('shops', { css: ['/js/a.css'] });
  const [first, second] = [await load(app), await load(app)];
  expect(links().map(({ rel, href }) => ({ rel, href }))).toEqual([
    { rel: 'stylesheet', href: `${location.origin}/js/a.css` },
  ]);
  const applied = jest.fn();
  void first.loading.then(applied);
  await load(app);
  expect(applied).not.toHaveBeenCalled();
  end('link', 'load');
  expect([await first.loading, await second.loading]).toEqual(['module', 'module']);
  await (await load(app)).loading;
  expect(links()).toHaveLength(1);
});

test('a module fails without its stylesheet, which is then requested again', async () => {
  provide('garage', async () => () => 'module');
  for (const _try of [1, 2]) {
    const { loading } = await load(appWith('garage', { css: ['/js/b.css'] }));
    expect(links()).toHaveLength(1);
    end('link', 'error');
    await expect(loading).rejects.toThrow('/js/b.css did not load');
  }
});

test('requests a stylesheet of the server’s page only when that has failed', async () => {
  const sheet = (name: string, ...cssRules: object[]) => ({
    ...{ href: `${location.origin}/js/${name}.css`, cssRules },
  });
  const unreadable = {
    href: `${location.origin}/js/e.css`,
    get cssRules(): never {
      throw new DOMException('no response', 'SecurityError');
    },
  };
  const sheets = [unreadable, sheet('c', {}), sheet('d')] as unknown as StyleSheetList;
  jest.spyOn(document, 'styleSheets', 'get').mockReturnValue(sheets);
  provide('tram', async () => () => 'module');
  const loadWith = (css: string) => load(appWith('tram', { css: [css] }));
  expect(await (await loadWith('/js/c.css')).loading).toBe('module');
  expect(links()).toEqual([]);
  for (const css of ['/js/d.css', '/js/e.css']) {
    const { loading } = await loadWith(css);
    end('link', 'error');
    await expect(loading).rejects.toThrow(`${css} did not load`);
  }
});
