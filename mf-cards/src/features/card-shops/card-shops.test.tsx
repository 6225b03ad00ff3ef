import { aShopListItem, renderPage, TEST_BRAND } from '@mall/testing';
import { CardShops, cardShopsParams } from './card-shops.tsx';
import { aShopListOf } from './testing/shop-list.ts';

const SHOPS = [
  aShopListItem({ name: 'Cipőkuckó', slug: 'cipokucko', floor: 'upper' }),
  aShopListItem({ name: 'Könyvkuckó', slug: 'konyvkucko' }),
  ...Array.from({ length: 20 }, (_, index) => aShopListItem({ name: `Bolt ${index + 1}` })),
];

const show = () =>
  renderPage(
    {
      loader: ({ load }) => load('shopList', cardShopsParams('loyalty-card')),
      Component: () => <CardShops service="loyalty-card" />,
      meta: () => ({ title: '', description: '' }),
    },
    {
      app: 'cards',
      path: `/my${TEST_BRAND.slug}-kartya`,
      data: {
        shopList: ({ services }) => {
          expect(services).toBe('loyalty-card');
          return aShopListOf(SHOPS);
        },
      },
    },
  );

test('shows the count, the first shops and a link to all', async () => {
  const { getByRole, getAllByRole } = await show();
  expect(getByRole('status').textContent).toBe('22 üzlet fogadja el');
  expect(getAllByRole('listitem')).toHaveLength(12);
  const all = getByRole('link', { name: 'Minden üzlet (22)' });
  expect(all.getAttribute('href')).toBe('/uzletek?szolgaltatas=loyalty-card');
});

test('finds shops regardless of accents, or none, and keeps the text in the link', async () => {
  const { user, getByRole, getAllByRole, queryByRole } = await show();
  await user.type(getByRole('searchbox', { name: 'Keress üzletet' }), 'KUCKO');
  expect(getByRole('status').textContent).toBe('2 találat');
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'CipőkuckóEmelet',
    'KönyvkuckóFöldszint',
  ]);
  const link = getByRole('link', { name: 'Minden találat (2)' });
  expect(link.getAttribute('href')).toBe('/uzletek?szolgaltatas=loyalty-card&q=KUCKO');
  await user.type(getByRole('searchbox'), 'x');
  expect(getByRole('status').textContent).toBe('Ilyen nevű üzlet nincs.');
  expect(queryByRole('listitem')).toBeNull();
});

test('submits to the filtered list without JavaScript', async () => {
  const { container, user, getByRole } = await show();
  await user.type(getByRole('searchbox'), 'shoe');
  const form = container.querySelector('form') as HTMLFormElement;
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/uzletek']);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    szolgaltatas: 'loyalty-card',
    q: 'shoe',
  });
});
