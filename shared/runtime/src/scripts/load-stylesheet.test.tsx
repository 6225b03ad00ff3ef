import { loadStylesheet } from './load-stylesheet.ts';

const links = () => [...document.head.querySelectorAll('link')];

afterEach(() => {
  document.head.innerHTML = '';
});

function answer(event: 'load' | 'error') {
  links().at(-1)?.dispatchEvent(new Event(event));
}

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
  answer('load');
  await Promise.all([first, second]);
  await loadStylesheet('/js/a.css');
  expect(links()).toHaveLength(1);
});

test('removes a stylesheet that fails and requests it again', async () => {
  const first = loadStylesheet('/js/b.css');
  answer('error');
  await expect(first).rejects.toThrow('/js/b.css did not load');
  expect(links()).toEqual([]);
  const second = loadStylesheet('/js/b.css');
  answer('load');
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
  answer('load');
  await other;
});
