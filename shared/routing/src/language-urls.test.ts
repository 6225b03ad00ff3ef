import { routeSchema } from '@mall/contracts';
import { headLinks } from './language-urls.ts';

const ORIGIN = 'https://mall.example';

const route = (hu: string, en: string) =>
  routeSchema.parse({ id: 'shop', module: './pages/shop', paths: { hu, en } });

test('a page has its own canonical URL and one for each language', () => {
  const shop = route('/uzletek/:slug', '/shops/:slug');
  expect(headLinks(ORIGIN, shop, 'en', { slug: 'hm' })).toEqual({
    canonical: 'https://mall.example/shops/hm',
    alternates: [
      { language: 'hu', href: 'https://mall.example/uzletek/hm' },
      { language: 'en', href: 'https://mall.example/shops/hm' },
      { language: 'x-default', href: 'https://mall.example/uzletek/hm' },
    ],
  });
});

test('a neutral page names its English by the query', () => {
  const { canonical, alternates } = headLinks(ORIGIN, route('/terkep', '/terkep'), 'en', {});
  expect(canonical).toBe('https://mall.example/terkep?lang=en');
  expect(alternates.map(({ href }) => href)).toEqual([
    'https://mall.example/terkep',
    'https://mall.example/terkep?lang=en',
    'https://mall.example/terkep',
  ]);
});
