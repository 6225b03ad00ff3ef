/** The lists of shops, with their pages, filters and counts, and the search. */
import { listMetaSchema } from '@mall/contracts';
import { fromMallMinute, isOpenAt, mallDay } from '@mall/opening-hours';
import { codesOf } from '../testing/form-client.ts';
import { sampleContent, sampleShop } from '../testing/sample-content.ts';
import { openTestSqlite } from '../testing/test-databases.ts';
import { siteForTests } from '../testing/test-site.ts';

const site = siteForTests(openTestSqlite);
const slugOf = ({ slug }: { slug: string }) => slug;

describe('of the sample content', () => {
  it('shops have letters, and unknown filters are refused', async () => {
    const { letters, shops } = await site.data('/shop-list');
    expect(letters).toEqual([]);
    const ofShops = shops.map(({ letter }: { letter: string }) => letter);
    expect(ofShops).toEqual(['C', 'L', 'R', 'S']);
    const refused = await site.get('/shop-list?floor=x&services=wifi,dining&open=tomorrow');
    expect(await codesOf(refused)).toEqual(['floor:invalid', 'services:invalid', 'open:invalid']);
    expect(await codesOf(await site.get('/shop-list?category=nope'))).toEqual(['category:invalid']);
  });

  it('shops that are open at a minute have the hours of each', async () => {
    for (const list of ['/shop-list', '/shop-map']) {
      const christmas = await site.data(`${list}?open=2026-12-25T12:00`);
      expect([christmas.total, christmas.open_at]).toEqual([0, '2026-12-25T12:00']);
    }
    const open = await site.data('/shop-list?open=2026-12-01T12:00');
    expect(open).toMatchObject({ total: 4, counts: { open: 4 } });
    expect(open.shops.map(({ hours }: { hours: number }) => hours)).toEqual([0, 0, 0, 0]);
    expect(open.near_hours).toMatchObject([{ hours: [{ hours: '10:00-20:00' }] }]);
    const { shops, near_hours } = await site.data('/shop-map?open=2026-12-01T12:00');
    expect([shops[0].hours, near_hours]).toEqual([0, open.near_hours]);
    const { open_at } = await site.data('/shop-list?open=now');
    expect(open_at.slice(0, 10)).toBe(mallDay(new Date()));
  });

  it.each(['/shop-list', '/shop-map'])('hours of %s tell of holidays of any year', async (list) => {
    const { near_hours } = await site.data(list);
    const isOpen = (minute: string) => isOpenAt(near_hours[0], fromMallMinute(minute));
    expect(['2027-12-23T12:00', '2027-12-25T12:00'].map(isOpen)).toEqual([true, false]);
    expect(near_hours[0].exceptions[0]).not.toHaveProperty('reason');
  });

  it('a shop has those that are near beside it, and discounts of others', async () => {
    const { similar, other_discounts, type } = await site.data('/shops/lepes');
    expect(similar.map(slugOf)).toEqual(['cipovilag', 'sportisimo', 'reserved']);
    expect(other_discounts.map(slugOf)).toEqual(['mai', 'ajandek']);
    expect(type).toBe('ClothingStore');
  });

  it('menus have the shops that they name', async () => {
    expect((await site.data('/menu-shops')).map(slugOf)).toEqual(['reserved', 'lepes']);
  });

  it('posts come in pages, and one of a later day is not found', async () => {
    const second = await (await site.get('/posts?page=2&limit=1')).json();
    expect(second.data.map(slugOf)).toEqual(['regi-hir']);
    expect(listMetaSchema.parse(second.meta)).toEqual({ total: 2, page: 2, pages: 2 });
    const { posts } = await site.data('/search?query=holnapi');
    expect(posts.map(slugOf)).not.toContain('holnapi-hir');
  });

  it('a search is taken from a body as from a query, and may find nothing', async () => {
    const search = async (query: string) => {
      const response = await fetch(`${site.origin}/api/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      expect(response.status).toBe(200);
      return (await response.json()).data;
    };
    const { discounts } = await search('kedvezmeny');
    expect(discounts).toHaveLength(3);
    expect(Object.keys(discounts[0]).sort()).toEqual(['images', 'slug', 'title']);
    expect(await site.data('/search?query=kedvezmeny')).toEqual(await search('kedvezmeny'));
    expect(Object.values(await search('')).flat()).toEqual([]);
  });
});

it('a shop has the exceptions of its group, after its own', async () => {
  const content = sampleContent();
  const own = { date: '12-26', hours: '10:00-12:00' };
  Object.assign(content.shops[0] ?? {}, { hours_group: 'gym', exceptions: [own] });
  await site.load(content);
  const { exceptions } = await site.data('/shops/reserved');
  expect(exceptions.map(({ from }: { from: string }) => from)).toEqual(['12-26', '12-24']);
});

it('discounts of shops that take the loyalty card have the name of the mall', async () => {
  const content = sampleContent();
  Object.assign(content.shops[0] ?? {}, { services: ['loyalty-card'] });
  await site.load(content);
  expect((await site.data('/discounts/my-teszt')).map(slugOf)).toEqual(['mai']);
  expect((await site.get('/discounts/my-other')).status).toBe(404);
});

it('many shops come in pages, with the page of the map that has each', async () => {
  const content = sampleContent();
  for (let number = 100; number < 300; number += 1) {
    const names = { slug: `many-${number}`, name: `Many ${number}`, unit: `E-${number}` };
    content.shops.push(sampleShop({ ...names, floor: 'upper', categories: ['service'] }));
  }
  await site.load(content);
  const list = await site.data('/shop-list?category=service&page=2');
  expect([list.shops.length, list.total, list.pages]).toEqual([20, 200, 2]);
  expect(list.shops.at(-1).slug).toBe('many-299');
  expect((await site.get('/shop-list?category=service&page=3')).status).toBe(404);
  const { counts, pages, shops } = await site.data('/shop-map?page=2');
  expect([pages, counts.floors.upper]).toEqual([2, 202]);
  const last = shops.at(-1);
  expect(await site.data(`/shop-map?shop=${last.slug}`)).toMatchObject({ page: 2, shops });
  const second = await (await site.get('/shops?page=2&limit=150')).json();
  expect(second.data).toHaveLength(54);
  expect(listMetaSchema.parse(second.meta)).toEqual({ total: 204, page: 2, pages: 2 });
});

it('filters count what each option would show', async () => {
  const content = sampleContent();
  const [reserved, , cipovilag] = content.shops;
  Object.assign(reserved ?? {}, { services: ['gift-card'] });
  Object.assign(cipovilag ?? {}, { services: ['gift-card', 'dining'] });
  await site.load(content);
  const list = await site.data('/shop-list?services=gift-card&text=VILAG');
  expect(list.shops.map(slugOf)).toEqual(['cipovilag']);
  expect(list.counts.floors).toEqual({ ground: 0, upper: 1 });
  expect(list.counts.services).toMatchObject({ 'gift-card': 1, dining: 1, restroom: 0 });
  expect((await site.data('/shop-list?floor=upper')).counts.floors).toEqual({
    ground: 2,
    upper: 2,
  });
});
