import { type LoaderArgs, useApiData, usePageParams } from '@mall/runtime';
import { aShop, notFound, renderPage } from '../index.ts';

const page = {
  meta: () => ({ title: 'Shop', description: 'A shop' }),
  loader: ({ load, params: { slug = '' } }: LoaderArgs) => load('shop', { slug }),
  Component() {
    const { slug = '' } = usePageParams();
    return <h1>{useApiData('shop', { slug }).name}</h1>;
  },
};
const show = (data?: Parameters<typeof renderPage>[1]['data']) =>
  renderPage(page, { app: 'shops', path: '/uzletek/cups', data });

test('passes the parameters of a call to a function in the data', async () => {
  const shown = await show({ shop: ({ slug }) => aShop({ name: `Shop of ${slug}` }) });
  shown.getByRole('heading', { name: 'Shop of cups' });
});

test('names a call without data', async () => {
  await expect(show()).rejects.toThrow('give the test data for the call shop');
});

test('rejects with the API’s 404 for an unknown entry', async () => {
  const shop = () => {
    throw notFound('shop');
  };
  await expect(show({ shop })).rejects.toMatchObject({ status: 404 });
});

test('builders refuse values that break the schema', () => {
  expect(() => aShop({ unit: 'nowhere' })).toThrow('unit');
});
