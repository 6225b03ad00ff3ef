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

function ask(filter: Partial<ShopFilter>) {
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
  expect(ask(filter).slugs).toEqual(slugs);
});

test.each([
  ['CIPO', ['cipokucko']],
  ['cipőkuckó', ['cipokucko']],
  ['  ékszer gyongy ', ['gyongysor']],
  ['hm', ['hm']],
  ['h&m', ['hm']],
  ['ékszer cipő', []],
])('the text "%s" finds %j', (text, slugs) => {
  expect(ask({ text }).slugs).toEqual(slugs);
});

describe('counts follow the other filters', () => {
  test('a category in place of the chosen one', () => {
    const { categories } = ask({ category: 'fashion-lingerie', floor: 'upper' }).counts;
    expect(categories).toMatchObject({
      'fashion-lingerie': 1,
      'shoes-leather-bags': 1,
      'watches-jewelry-accessories': 1,
      service: 0,
    });
  });

  test('a floor in place of the chosen one', () => {
    expect(ask({ floor: 'upper', open: 'now' }).counts.floors).toEqual({ ground: 1, upper: 1 });
  });

  test('a service beside those that are chosen', () => {
    const { services } = ask({ services: ['gift-card'] }).counts;
    expect(services).toMatchObject({ 'gift-card': 2, 'loyalty-card': 1, 'credit-card': 1 });
  });

  test('open shops, whether or not they are asked for', () => {
    expect(ask({ floor: 'upper' }).counts.open).toBe(1);
    expect(ask({ floor: 'upper', open: 'now' }).counts.open).toBe(1);
  });
});
