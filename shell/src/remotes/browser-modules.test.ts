/** Real federation: a container is there, or its script is asked for and fails. */
import { containerName } from '@mall/contracts';
import { init } from '@module-federation/enhanced/runtime';
import { browserModules } from './browser-modules.ts';
import { sampleApp } from './testing/sample-site.ts';

beforeAll(() => {
  init({ name: 'shell', remotes: [] });
});
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
  // Federation warns of an entry that is replaced.
  jest.spyOn(console, 'warn').mockReturnValue();
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
    script?.remove();
  }
});

test('an app without an entry is an error', async () => {
  const app = sampleApp({ name: 'cards', owner: 'team' });
  await expect(browserModules.load(app, './pages/x')).rejects.toThrow('its record names no entry');
});
