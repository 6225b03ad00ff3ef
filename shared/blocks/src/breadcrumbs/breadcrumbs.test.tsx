import { renderSlot } from '@mall/testing';
import { Breadcrumbs, breadcrumbList } from './breadcrumbs.tsx';

const STEPS = [{ route: 'shops', label: 'Shops' }] as const;

const show = (apps?: string[]) =>
  renderSlot(
    { Component: () => <Breadcrumbs steps={STEPS} current="H&M" /> },
    { app: 'shops', language: 'en', apps },
  );

test('lead from the home page to this page', async () => {
  const shown = await show();
  const items = shown.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Home', 'Shops', 'H&M']);
  expect(shown.getByRole('link', { name: 'Shops' }).getAttribute('href')).toBe('/shops');
  expect(items[2]?.getAttribute('aria-current')).toBe('page');
});

test('leave out pages of apps that are not live', async () => {
  const shown = await show(['shops']);
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
