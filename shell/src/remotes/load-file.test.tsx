import { loadScript, loadStylesheet } from './browser-modules.ts';

const scripts = () => [...document.scripts];
const links = () => [...document.head.querySelectorAll('link')];

/** Ends the load of the last file. */
const end = (event: 'load' | 'error') =>
  [...scripts(), ...links()].at(-1)?.dispatchEvent(new Event(event));

afterEach(() => {
  document.head.innerHTML = '';
});

test('runs a script with its integrity hash', async () => {
  const loaded = loadScript('/js/a.js', 'sha256-a');
  expect(scripts().map(({ src, integrity }) => [src, integrity])).toEqual([
    [`${location.origin}/js/a.js`, 'sha256-a'],
  ]);
  end('load');
  await loaded;
});

test('waits for a script that the head has started', async () => {
  document.head.innerHTML = '<script src="/js/a.js" async></script>';
  const loaded = loadScript('/js/a.js');
  expect(scripts()).toHaveLength(1);
  end('load');
  await loaded;
});

test('removes a script that fails, so that it can be requested again', async () => {
  const failed = loadScript('/js/a.js');
  end('error');
  await expect(failed).rejects.toThrow('/js/a.js did not load');
  expect(scripts()).toEqual([]);
  const loaded = loadScript('/js/a.js');
  end('load');
  await loaded;
});

test('one that has not come in time has failed', async () => {
  await expect(loadScript('/js/a.js', '', 1)).rejects.toThrow('/js/a.js did not load');
});

test('a stylesheet is put into the page once, and applies when it is loaded', async () => {
  let applies = false;
  const first = loadStylesheet('/js/a.css').then(() => {
    applies = true;
  });
  const second = loadStylesheet('/js/a.css');
  expect(links().map(({ rel, href }) => ({ rel, href }))).toEqual([
    { rel: 'stylesheet', href: `${location.origin}/js/a.css` },
  ]);
  await Promise.resolve();
  expect(applies).toBe(false);
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
  const second = loadStylesheet('/js/b.css');
  end('load');
  await second;
  expect(links()).toHaveLength(1);
});

test('requests no stylesheet that the server has put into the page', async () => {
  const sheets = [{ href: `${location.origin}/js/c.css` }] as unknown as StyleSheetList;
  jest.spyOn(document, 'styleSheets', 'get').mockReturnValue(sheets);
  await loadStylesheet('/js/c.css');
  expect(links()).toEqual([]);
  const other = loadStylesheet('/js/d.css');
  expect(links()).toHaveLength(1);
  end('load');
  await other;
});
