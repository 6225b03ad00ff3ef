import { renderPage, renderSlot } from '@mall/testing';
import { MenuLinks } from './menu-link.tsx';

test('the entries of all apps are links, by menu and in their order', async () => {
  const Component = () => <MenuLinks menus={['main', 'legal']} />;
  const shown = await renderSlot({ Component }, { app: 'shell', language: 'en' });
  const links = shown.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Shops', '/shops'],
    ['Cinema', '/cinema'],
    ['Entertainment', '/entertainment'],
    ['Events', '/events'],
    ['Discounts', '/discounts'],
    ['News', '/news'],
    ['Getting here', '/contact'],
    ['Privacy', '/privacy'],
    ['Cookies', '/cookies'],
    ['Terms of use', '/terms'],
    ['Accessibility statement', '/accessibility'],
  ]);
});

const LINKS = () => <MenuLinks menus={['shops', 'legal', 'services']} />;

test.each([
  ['/shops', ['All shops']],
  ['/shops/map', ['Map', 'All shops']],
  ['/shops/hm', ['All shops']],
  // Both languages have this path.
  ['/mesekonyv', ['Storybook']],
  ['/', []],
])('on %s the links to the page and to what it is part of are marked', async (path, marked) => {
  const shown = await renderPage(
    { Component: LINKS, meta: () => ({ title: '', description: '' }) },
    { app: 'shell', path, language: 'en' },
  );
  const links = shown.queryAllByRole('link', { current: 'page' });
  expect(links.map((link) => link.textContent)).toEqual(marked);
});
