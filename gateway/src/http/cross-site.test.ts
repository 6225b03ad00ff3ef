import { isCrossSite } from './cross-site.ts';

test.each([
  ['the page itself', { 'sec-fetch-site': 'same-origin' }, false],
  // A page that sends no referrer names no origin either.
  ['a page without a referrer', { 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
  ['the address bar', { 'sec-fetch-site': 'none' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://www.mall.example' }, true],
  ['another host of the site', { 'sec-fetch-site': 'same-site' }, true],
  ['an older browser', { origin: 'https://www.mall.example' }, false],
  [
    'an older browser behind a proxy that drops the port',
    { origin: 'http://mall.test:4000' },
    false,
  ],
  ['an older browser on another site', { origin: 'https://evil.example' }, true],
  ['an older browser in a sandboxed frame', { origin: 'null' }, true],
  ['a program', {}, false],
])('judges a request by %s', (_sender, headers, expected) => {
  const host = 'www.mall.example';
  expect(isCrossSite({ host, ...headers }, 'http://mall.test:4000')).toBe(expected);
});
