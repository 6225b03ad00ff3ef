import { renderSlot } from '@mall/testing';
import { MenuLinks } from './menu-links.tsx';

test('entries of several menus are links to pages and to parts of them', async () => {
  const Component = () => <MenuLinks menus={['shops', 'legal']} />;
  const shown = await renderSlot({ Component }, { app: 'shell', language: 'en' });
  const links = shown.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Map', '/shops/map'],
    ['All shops', '/shops'],
    ['Privacy', '/privacy'],
    ['Cookies', '/cookies'],
    ['Terms of use', '/terms'],
    ['Accessibility statement', '/accessibility'],
  ]);
});
