import { containerName } from '@mall/contracts';
import { browserModules, loadScript, loadStylesheet } from './browser-modules.ts';
import { sampleApp } from './testing/sample-site.ts';
import { provideShareScope } from './testing/share-scope.ts';

beforeAll(provideShareScope);
afterEach(() => {
  document.head.innerHTML = '';
});

const STYLES = '/js/cinema.css';

function appWith(name: string, css: string[] = []) {
  const entry = { js: [`/js/${name}/entry.js`], css: [] };
  const exposes = { './pages/sample': { js: [], css, shared: [] } };
  return sampleApp({ name, owner: 'team' }, { entry, exposes });
}

/** What a container's script leaves in the page. */
function provide(name: string, module: object) {
  const get = async () => () => module;
  Object.assign(globalThis, { [containerName(name, '0123456789abcdef')]: { init() {}, get } });
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src));

test('loads a module from the container of its app', async () => {
  const module = { Component: () => null };
  provide('cinema', module);
  expect(await browserModules.load(appWith('cinema'), './pages/sample')).toBe(module);
});

test('a module waits for its stylesheet, and fails without it', async () => {
  provide('shops', {});
  const loading = browserModules.load(appWith('shops', [STYLES]), './pages/sample');
  document.querySelector('link')?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow(`${STYLES} did not load`);
});

test('requests a failed entry again at another URL', async () => {
  const app = appWith('content');
  for (const search of ['', '?try=1', '?try=2']) {
    const loading = browserModules.load(app, './pages/sample');
    loading.catch(() => undefined);
    await settled();
    const [script] = document.querySelectorAll('script');
    expect(scripts().map((url) => url.pathname + url.search)).toEqual([
      `/js/content/entry.js${search}`,
    ]);
    script?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow();
  }
});

test('a container runs only with the published bytes', async () => {
  const app = { ...appWith('hashed'), integrity: { '/js/hashed/entry.js': 'sha256-hashed' } };
  browserModules.load(app, './pages/sample').catch(() => undefined);
  await settled();
  expect(document.querySelector('script')?.integrity).toBe('sha256-hashed');
});

test('requests the entry of an app once for several modules', async () => {
  const app = appWith('cards');
  const loading = ['./pages/a', './pages/b'].map((page) => browserModules.load(app, page));
  await settled();
  const [script, ...others] = document.querySelectorAll('script');
  expect(others).toEqual([]);
  provide('cards', { Component: () => null });
  script?.dispatchEvent(new Event('load'));
  expect(await Promise.all(loading)).toHaveLength(2);
});

test('runs the scripts of a module beside its container, each once', async () => {
  const exposes = { './pages/sample': { js: ['/a.js', '/b.js'], css: [], shared: [] } };
  const app = { ...appWith('ahead'), exposes, integrity: { '/a.js': 'sha256-a' } };
  document.head.innerHTML = '<link rel="preload" as="script" href="/b.js">';
  const load = () => browserModules.load(app, './pages/sample').catch(() => undefined);
  void load();
  await settled();
  expect(scripts().map(({ pathname }) => pathname)).toEqual(['/a.js', '/js/ahead/entry.js']);
  expect(document.querySelector('script')?.integrity).toBe('sha256-a');
  document.querySelector('script')?.remove();
  void load();
  await settled();
  expect(scripts().map(({ pathname }) => pathname)).toEqual(['/js/ahead/entry.js']);
});

test('requests a failed script of a module again', async () => {
  const exposes = { './pages/sample': { js: ['/c.js'], css: [], shared: [] } };
  const app = { ...appWith('failing'), exposes };
  const load = () => browserModules.load(app, './pages/sample').catch(() => undefined);
  for (const _try of [1, 2]) {
    void load();
    await settled();
    const script = document.querySelector('script[src="/c.js"]');
    expect(script).not.toBeNull();
    script?.dispatchEvent(new Event('error'));
    await settled();
  }
});

test('waits for an entry that the head of the document runs', async () => {
  document.head.innerHTML = '<script src="/js/playground/entry.js"></script>';
  const loading = browserModules.load(appWith('playground'), './pages/sample');
  await settled();
  provide('playground', { Component: () => null });
  const [script, ...others] = document.querySelectorAll('script');
  script?.dispatchEvent(new Event('load'));
  expect(await loading).toHaveProperty('Component');
  expect(others).toEqual([]);
});

test('requests a failed module again from the same container', async () => {
  const responses = [Promise.reject(new Error('chunk')), Promise.resolve(() => 'module')];
  const get = () => responses.shift();
  Object.assign(globalThis, {
    [containerName('parking', '0123456789abcdef')]: { init() {}, get },
  });
  const load = () => browserModules.load(appWith('parking'), './pages/sample');
  await expect(load()).rejects.toThrow('chunk');
  expect(await load()).toBe('module');
  expect(scripts()).toEqual([]);
});

test('an entry that does not load within 20 seconds is an error', async () => {
  jest.useFakeTimers();
  const loading = browserModules.load(appWith('zoo'), './pages/sample');
  loading.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(20_000);
  await expect(loading).rejects.toThrow('/js/zoo/entry.js did not load');
  jest.useRealTimers();
});

test.each([
  ['left no container', appWith('museum'), /left no container mall_museum_/],
  [
    'is not in the record',
    sampleApp({ name: 'garden', owner: 'team' }),
    'its record names no entry',
  ],
])('an entry that %s is an error', async (_, app, message) => {
  const loading = browserModules.load(app, './pages/sample');
  document.querySelector('script')?.dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow(message);
});

test('removes a script that fails, so that it can be requested again', async () => {
  const failed = loadScript('/js/a.js');
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('/js/a.js did not load');
  expect(scripts()).toEqual([]);
});

const links = () => [...document.head.querySelectorAll('link')];
/** Ends the load of the last stylesheet. */
const end = (event: 'load' | 'error') => links().at(-1)?.dispatchEvent(new Event(event));

test('inserts a stylesheet once, and waits until it has loaded', async () => {
  const applied = jest.fn();
  const first = loadStylesheet('/js/a.css').then(applied);
  const second = loadStylesheet('/js/a.css');
  expect(links().map(({ rel, href }) => ({ rel, href }))).toEqual([
    { rel: 'stylesheet', href: `${location.origin}/js/a.css` },
  ]);
  await Promise.resolve();
  expect(applied).not.toHaveBeenCalled();
  end('load');
  await Promise.all([first, second]);
  await loadStylesheet('/js/a.css');
  expect(links()).toHaveLength(1);
});

test('removes a stylesheet that fails and requests it again', async () => {
  const first = loadStylesheet('/js/b.css');
  end('error');
  await expect(first).rejects.toThrow('/js/b.css did not load');
  expect(links()).toEqual([]);
  void loadStylesheet('/js/b.css');
  expect(links()).toHaveLength(1);
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
  await loadStylesheet('/js/c.css');
  expect(links()).toEqual([]);
  for (const name of ['/js/d.css', '/js/e.css']) {
    const failing = loadStylesheet(name);
    end('error');
    await expect(failing).rejects.toThrow(`${name} did not load`);
  }
});
