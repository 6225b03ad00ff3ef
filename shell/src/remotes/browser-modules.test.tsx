/** A container is there, or its script is asked for. */
import { containerName } from '@mall/contracts';
import { browserModules } from './browser-modules.ts';
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

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src));

test('a module comes from the app’s container', async () => {
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

test('a new try of a failed entry has a URL of its own', async () => {
  const app = appWith('content');
  for (const search of ['', '?try=1', '?try=2']) {
    const loading = browserModules.load(app, './pages/sample');
    loading.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    const [script] = document.querySelectorAll('script');
    expect(scripts().map((url) => url.pathname + url.search)).toEqual([
      `/js/content/entry.js${search}`,
    ]);
    script?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow();
  }
});

test('a container runs only with the bytes that were published', async () => {
  const app = { ...appWith('hashed'), integrity: { '/js/hashed/entry.js': 'sha256-hashed' } };
  browserModules.load(app, './pages/sample').catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelector('script')?.integrity).toBe('sha256-hashed');
});

test('several modules of an app ask for its entry once', async () => {
  const app = appWith('cards');
  const loading = ['./pages/a', './pages/b'].map((page) => browserModules.load(app, page));
  await new Promise((resolve) => setTimeout(resolve));
  const [script, ...others] = document.querySelectorAll('script');
  expect(others).toEqual([]);
  provide('cards', { Component: () => null });
  script?.dispatchEvent(new Event('load'));
  expect(await Promise.all(loading)).toHaveLength(2);
});

test('an entry that the head of the document runs is waited for', async () => {
  document.head.innerHTML = '<script src="/js/playground/entry.js"></script>';
  const loading = browserModules.load(appWith('playground'), './pages/sample');
  await new Promise((resolve) => setTimeout(resolve));
  provide('playground', { Component: () => null });
  const [script, ...others] = document.querySelectorAll('script');
  script?.dispatchEvent(new Event('load'));
  expect(await loading).toHaveProperty('Component');
  expect(others).toEqual([]);
});

test('requests a failed module again from the same container', async () => {
  const answers = [Promise.reject(new Error('chunk')), Promise.resolve(() => 'module')];
  const get = () => answers.shift();
  Object.assign(globalThis, {
    [containerName('parking', '0123456789abcdef')]: { init() {}, get },
  });
  const load = () => browserModules.load(appWith('parking'), './pages/sample');
  await expect(load()).rejects.toThrow('chunk');
  expect(await load()).toBe('module');
  expect(scripts()).toEqual([]);
});

test('an entry that does not come within 20 seconds has failed', async () => {
  jest.useFakeTimers();
  const loading = browserModules.load(appWith('zoo'), './pages/sample');
  loading.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(20_000);
  await expect(loading).rejects.toThrow('/js/zoo/entry.js did not load');
  jest.useRealTimers();
});

test('an entry without its container is an error', async () => {
  const loading = browserModules.load(appWith('museum'), './pages/sample');
  document.querySelector('script')?.dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow(/left no container mall_museum_/);
});

test('an app without an entry is an error', async () => {
  const app = sampleApp({ name: 'garden', owner: 'team' });
  await expect(browserModules.load(app, './pages/x')).rejects.toThrow('its record names no entry');
});
