import type { LoaderArgs } from '@mall/runtime';
import { aShop, renderPage } from '../index.ts';

test('names a call without data', async () => {
  const page = {
    meta: () => ({ title: 'Shop', description: 'A shop' }),
    loader: ({ load }: LoaderArgs) => load('shop', { slug: 'cups' }),
    Component: () => null,
  };
  const showing = renderPage(page, { app: 'shops', path: '/uzletek/cups' });
  await expect(showing).rejects.toThrow('give the test data for the call shop');
});

test('builders refuse values that break the schema', () => {
  expect(() => aShop({ unit: 'nowhere' })).toThrow('unit');
});
