import { renderSlot } from '@mall/testing';
import { Breadcrumbs, breadcrumbList } from './breadcrumbs.tsx';

const STEPS = [{ route: 'shops', label: 'Shops' }] as const;

const show = (options: { language?: 'hu' | 'en'; apps?: string[] } = {}) =>
  renderSlot(
    { Component: () => <Breadcrumbs steps={STEPS} current="H&M" /> },
    { app: 'shops', language: 'en', ...options },
  );

test('lead from the home page to this page', async () => {
  const shown = await show();
  const items = shown.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Home', 'Shops', 'H&M']);
  expect(shown.getByRole('link', { name: 'Shops' }).getAttribute('href')).toBe('/shops');
  expect(items[2]?.getAttribute('aria-current')).toBe('page');
});

test('are in the language of the page', async () => {
  const shown = await show({ language: 'hu' });
  shown.getByRole('navigation', { name: 'Hol vagy az oldalon' });
  shown.getByRole('link', { name: 'Kezdőlap' });
});

test('leave out pages of apps that are not live', async () => {
  const shown = await show({ apps: ['shops'] });
  expect(shown.queryByRole('link', { name: 'Home' })).toBeNull();
  shown.getByRole('link', { name: 'Shops' });
});

test('are the same for search engines', () => {
  const args: Parameters<typeof breadcrumbList>[0] = {
    origin: 'https://mall.example',
    language: 'en',
    pathTo: (...[route]) => (route === 'home' ? '/' : `/${route}`),
    hasRoute: () => true,
  };
  expect(breadcrumbList(args, 'H&M', STEPS)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://mall.example/' },
      { '@type': 'ListItem', position: 2, name: 'Shops', item: 'https://mall.example/shops' },
      { '@type': 'ListItem', position: 3, name: 'H&M' },
    ],
  });
});
