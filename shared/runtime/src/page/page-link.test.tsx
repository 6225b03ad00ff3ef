import { render, screen } from '@testing-library/react';
import { isPlainClick, linkNavigation, PageLink, pageUrl } from './page-link.tsx';
import { type ShellContext, ShellContextV1, useShellContext } from './shell-context.ts';

test.each([
  ['/mozi', undefined, undefined, '/mozi'],
  ['/mozi', {}, '', '/mozi'],
  ['/mozi', { nap: '2026-11-22', film: '' }, '', '/mozi?nap=2026-11-22'],
  ['/mozi', { film: '' }, 'musor', '/mozi#musor'],
  ['/terkep?lang=en', { bolt: 'hm' }, '', '/terkep?lang=en&bolt=hm'],
  ['/mozi', { szin: ['piros', '', 'kek'] }, '', '/mozi?szin=piros&szin=kek'],
  ['/mozi', { q: 'a b', nap: '1' }, 'musor', '/mozi?q=a+b&nap=1#musor'],
])('%s with query %p and hash %p is %s', (path, query, hash, url) => {
  expect(pageUrl(path, query, hash)).toBe(url);
});

const click = (more: MouseEventInit) => isPlainClick(new MouseEvent('click', more));

test('the left button alone follows a link here', () => {
  expect(click({ button: 0 })).toBe(true);
});

test.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('a click with %p is the browser’s', (more) => {
  expect(click(more)).toBe(false);
});

/** What a click on the first element with `#target` asks for. */
function clickOn(html: string, more: MouseEventInit = {}) {
  document.body.innerHTML = html;
  let asked: ReturnType<typeof linkNavigation>;
  const listen = (event: MouseEvent) => {
    asked = linkNavigation(event);
    event.preventDefault();
  };
  document.addEventListener('click', listen, { once: true });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
  document.querySelector('#target')?.dispatchEvent(click);
  return asked;
}

test('a link of the site is followed by the router', () => {
  expect(clickOn('<a href="/mozi?nap=ma#musor"><b id="target">Mozi</b></a>')).toEqual({
    pathname: '/mozi',
    url: '/mozi?nap=ma#musor',
    options: { replace: false },
  });
});

test('a link may replace the history entry', () => {
  const link = '<a id="target" href="/mozi" data-replace="true">Mozi</a>';
  expect(clickOn(link)?.options).toEqual({ replace: true });
});

test('a link to the page that is shown adds no history entry', () => {
  const shown = window.location.pathname;
  expect(clickOn(`<a id="target" href="${shown}">Kezdőlap</a>`)?.options.replace).toBe(true);
});

test.each([
  ['another site', '<a id="target" href="https://example.com/mozi">x</a>'],
  ['another site on this scheme', '<a id="target" href="//example.com/mozi">x</a>'],
  ['a place in the page', '<a id="target" href="#musor">x</a>'],
  ['a download', '<a id="target" href="/a.ics" download>x</a>'],
  ['a new tab', '<a id="target" href="/mozi" target="_blank">x</a>'],
  ['no link', '<p id="target">x</p>'],
])('%s is the browser’s', (_what, html) => {
  expect(clickOn(html)).toBeUndefined();
});

test('a click with a key is the browser’s', () => {
  expect(clickOn('<a id="target" href="/mozi">x</a>', { ctrlKey: true })).toBeUndefined();
});

test('a click that the page has handled is not followed', () => {
  const handle = (event: Event) => event.preventDefault();
  window.addEventListener('click', handle, { once: true, capture: true });
  expect(clickOn('<a id="target" href="/mozi">x</a>')).toBeUndefined();
});

test('a link names its page by route id and parameters', () => {
  const pathTo = jest.fn(() => '/uzletek/hm');
  render(
    <ShellContextV1 value={{ pathTo } as unknown as ShellContext}>
      <PageLink to="shop" params={{ slug: 'hm' }} query={{ ful: '1' }} hash="terkep" className="x">
        H&amp;M
      </PageLink>
    </ShellContextV1>,
  );
  const link = screen.getByRole('link', { name: 'H&M' });
  expect(link.getAttribute('href')).toBe('/uzletek/hm?ful=1#terkep');
  expect(link.className).toBe('x');
  expect(pathTo).toHaveBeenCalledWith('shop', { slug: 'hm' });
});

test('names the missing context outside the shell', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const Lost = () => <p>{useShellContext().language}</p>;
  expect(() => render(<Lost />)).toThrow(
    'useShellContext needs the shell’s ShellContextV1 above it',
  );
});
