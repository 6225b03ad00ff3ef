import { linkNavigation } from './link-navigation.ts';

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
