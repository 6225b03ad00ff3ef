import { aShopSummary } from '@mall/testing';
import { filterShops, type ShopFilter } from './filter-shops.ts';

const shops = [
  aShopSummary({ slug: 'hm', name: 'H&M', floor: 'ground', categories: ['fashion-lingerie'] }),
  aShopSummary({
    slug: 'cipokucko',
    name: 'Cipőkuckó',
    floor: 'upper',
    categories: ['shoes-leather-bags', 'fashion-lingerie'],
    services: ['credit-card', 'gift-card'],
  }),
  aShopSummary({
    slug: 'gyongysor',
    name: 'Gyöngysor Ékszer',
    floor: 'upper',
    categories: ['watches-jewelry-accessories'],
    services: ['gift-card', 'loyalty-card'],
  }),
];
const openSlugs = ['hm', 'gyongysor'];

function apply(filter: Partial<ShopFilter>) {
  const whole = { services: [], text: '', ...filter };
  const found = filterShops(shops, whole, ({ slug }) => openSlugs.includes(slug));
  return { slugs: found.shops.map(({ slug }) => slug), counts: found.counts };
}

const filters: [Partial<ShopFilter>, string[]][] = [
  [{}, ['hm', 'cipokucko', 'gyongysor']],
  [{ category: 'fashion-lingerie' }, ['hm', 'cipokucko']],
  [{ floor: 'upper' }, ['cipokucko', 'gyongysor']],
  [{ services: ['gift-card'] }, ['cipokucko', 'gyongysor']],
  [{ services: ['gift-card', 'loyalty-card'] }, ['gyongysor']],
  [{ open: 'now' }, ['hm', 'gyongysor']],
  [{ floor: 'upper', category: 'fashion-lingerie', open: '2026-12-06T18:30' }, []],
];

test.each(filters)('%j finds %j', (filter, slugs) => {
  expect(apply(filter).slugs).toEqual(slugs);
});

test.each([
  ['CIPO', ['cipokucko']],
  ['cipőkuckó', ['cipokucko']],
  ['  ékszer gyongy ', ['gyongysor']],
  ['hm', ['hm']],
  ['h&m', ['hm']],
  ['ékszer cipő', []],
])('the text "%s" finds %j', (text, slugs) => {
  expect(apply({ text }).slugs).toEqual(slugs);
});

test.each<[string, Partial<ShopFilter>, object]>([
  [
    'a category in place of the chosen one',
    { category: 'fashion-lingerie', floor: 'upper' },
    {
      categories: {
        'fashion-lingerie': 1,
        'shoes-leather-bags': 1,
        'watches-jewelry-accessories': 1,
        service: 0,
      },
    },
  ],
  [
    'a floor in place of the chosen one',
    { floor: 'upper', open: 'now' },
    { floors: { ground: 1, upper: 1 } },
  ],
  [
    'a service beside the chosen ones',
    { services: ['gift-card'] },
    { services: { 'gift-card': 2, 'loyalty-card': 1, 'credit-card': 1 } },
  ],
  ['open shops', { floor: 'upper' }, { open: 1 }],
  ['open shops, already chosen', { floor: 'upper', open: 'now' }, { open: 1 }],
])('counts %s', (_what, filter, counts) => {
  expect(apply(filter).counts).toMatchObject(counts);
});
