import { render, screen } from '@testing-library/react';
import { linkNavigation, PageLink, pageUrl } from './page-link.tsx';
import { type ShellContext, ShellContextV1, useShellContext } from './shell-context.ts';

test.each([
  ['/mozi', undefined, undefined, '/mozi'],
  ['/mozi', {}, '', '/mozi'],
  ['/mozi', { nap: '2026-11-22', film: '' }, '', '/mozi?nap=2026-11-22'],
  ['/mozi', { film: '' }, 'musor', '/mozi#musor'],
  ['/terkep?lang=en', { bolt: 'hm' }, '', '/terkep?lang=en&bolt=hm'],
  ['/mozi', { szin: ['piros', '', 'kek'] }, '', '/mozi?szin=piros&szin=kek'],
  ['/mozi', { q: 'a b', nap: '1' }, 'musor', '/mozi?q=a+b&nap=1#musor'],
])('the URL of %s with query %p and hash %p is %s', (path, query, hash, url) => {
  expect(pageUrl(path, query, hash)).toBe(url);
});

/** Returns the navigation for a click on the element with `#target`. */
function clickOn(html: string, more: MouseEventInit = {}) {
  document.body.innerHTML = html;
  let navigation: ReturnType<typeof linkNavigation>;
  const listen = (event: MouseEvent) => {
    navigation = linkNavigation(event);
    event.preventDefault();
  };
  document.addEventListener('click', listen, { once: true });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
  document.querySelector('#target')?.dispatchEvent(click);
  return navigation;
}

const LINK = '<a id="target" href="/mozi">Mozi</a>';

test('the router follows a link of the site', () => {
  expect(clickOn('<a href="/mozi?nap=ma#musor"><b id="target">Mozi</b></a>')).toMatchObject({
    pathname: '/mozi',
    url: '/mozi?nap=ma#musor',
    options: { replace: false },
  });
});

test('the router follows a link to a part of the page: the browser’s entry would have no key', () => {
  const { pathname } = window.location;
  expect(clickOn('<a id="target" href="#musor">x</a>')?.url).toBe(`${pathname}#musor`);
});

test.each([
  ['a link that replaces', '/mozi" data-replace="true'],
  ['a link to the current page', window.location.pathname],
])('%s adds no history entry', (_what, href) => {
  expect(clickOn(`<a id="target" href="${href}">x</a>`)?.options).toEqual({ replace: true });
});

test.each<[string, string, MouseEventInit?]>([
  ['another site', '<a id="target" href="https://example.com/mozi">x</a>'],
  ['another site on this scheme', '<a id="target" href="//example.com/mozi">x</a>'],
  ['a download', '<a id="target" href="/a.ics" download>x</a>'],
  ['a new tab', '<a id="target" href="/mozi" target="_blank">x</a>'],
  ['no link', '<p id="target">x</p>'],
  ['a link with another button', LINK, { button: 1 }],
  ['a link with Ctrl', LINK, { ctrlKey: true }],
  ['a link with Command', LINK, { metaKey: true }],
  ['a link with Shift', LINK, { shiftKey: true }],
  ['a link with Alt', LINK, { altKey: true }],
])('leaves a click on %s to the browser', (_what, html, more = {}) => {
  expect(clickOn(html, more)).toBeUndefined();
});

test('ignores a click that the page has handled', () => {
  const handle = (event: Event) => event.preventDefault();
  window.addEventListener('click', handle, { once: true, capture: true });
  expect(clickOn(LINK)).toBeUndefined();
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
