/** The contract of the API over real HTTP; what depends on the database is tested on both. */
import {
  API_SCHEMAS,
  type ApiCall,
  type ApiData,
  apiContract,
  apiErrorBodySchema,
  cinemaShopSchema,
  envelope,
  LANGUAGES,
  listMetaSchema,
} from '@mall/contracts';
import { addDays, mallDay } from '@mall/opening-hours';
import { mallMoment } from '@mall/opening-hours/mall-timestamp';
import { parseFeed } from '@rowanmanning/feed-parser';
import { parseICS } from 'node-ical';
import {
  sampleContent,
  sampleDiscount,
  samplePost,
  sampleShop,
} from '../testing/sample-content.ts';
import { sampleFloorPlan } from '../testing/sample-floor-plan.ts';
import { openTestSqlite, TEST_DATABASES } from '../testing/test-databases.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const CALLS: [ApiCall, string][] = [
  ['config', '/config'],
  ['menus', '/menus'],
  ['home', '/home'],
  ['highlights', '/highlights'],
  ['shops', '/shops'],
  ['pinnedShops', '/shops/pinned'],
  ['shop', '/shops/reserved'],
  ['shopPage', '/shops/reserved/page'],
  ['shopList', '/shop-list?category=fashion-lingerie'],
  ['shopMap', '/shop-map?page=1'],
  ['menuShops', '/menu-shops'],
  ['floorPlan', '/map'],
  ['planDrawing', '/map/drawing'],
  ['arrivals', '/map/arrivals/reserved'],
  ['today', '/today'],
  ['cinema', '/cinema'],
  ['featuredMovies', '/cinema/featured'],
  ['movies', '/movies'],
  ['movie', '/movies/hajnal'],
  ['posts', '/posts'],
  ['pinnedPosts', '/posts/pinned'],
  ['post', '/posts/mai-hir'],
  ['events', '/events?days=2&age=children'],
  ['discounts', '/discounts'],
  ['pinnedDiscounts', '/discounts/pinned'],
  ['discount', '/discounts/mai'],
  ['editorialPage', '/pages/gift-card'],
  ['pageSummary', '/pages/gift-card/summary'],
  ['listHead', '/pages/gift-card/head'],
  ['venues', '/venues'],
  ['search', '/search?query=a'],
];

let site: TestSite;
const data = async (path: string, language: 'hu' | 'en' = 'hu') =>
  (await (await site.get(path, language)).json()).data;
const codes = async (response: Response) =>
  apiErrorBodySchema.parse(await response.json()).errors.map(({ code }) => code);
const post = (body: string, type = 'application/json') =>
  fetch(`${site.origin}/api/search`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });

/** The content is read from the database once, and served from memory. */
describe.each(TEST_DATABASES)('content from %s', (_name, open) => {
  beforeAll(async () => {
    site = await startTestSite(open());
  });
  afterAll(() => site.close());

  describe.each(LANGUAGES)('in %s', (language) => {
    it.each(CALLS)('answers %s as its schema says', async (call, path) => {
      const response = await site.get(path, language);
      expect(response.status).toBe(200);
      const parsed = envelope(API_SCHEMAS[call])
        .strict()
        .safeParse(withoutMeta(await response.json()));
      expect(parsed.error).toBeUndefined();
      expect(response.headers.get('vary')).toContain('Content-Language');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-language')).toBe(language);
    });
  });

  describe('import', () => {
    it('shows new content, and has a new version for it', async () => {
      const { version } = await data('/readyz');
      const content = sampleContent();
      content.shops.push(sampleShop({ slug: 'uj-bolt', name: 'Új bolt', unit: 'F-77' }));
      await site.load(content);
      expect((await data('/readyz')).version).not.toBe(version);
      expect((await data('/shops/uj-bolt')).name).toBe('Új bolt');
    });

    it('changes nothing when there is an issue', async () => {
      const { version } = await data('/readyz');
      const content = sampleContent();
      content.shops = [];
      await expect(site.load(content)).rejects.toThrow(/^discounts\.yaml:\d+: [\w-]+\.shop/m);
      expect((await data('/readyz')).version).toBe(version);
      expect((await site.get('/shops/reserved')).status).toBe(200);
    });
  });

  describe('public ids', () => {
    const idsAt = async (path: string): Promise<Record<string, number>> => {
      const { data } = await (await site.get(path)).json();
      const items: { slug: string; id: number }[] = Array.isArray(data) ? data : data.slider;
      return Object.fromEntries(items.map(({ slug, id }) => [slug, id]));
    };
    const allIds = async () => ({
      shops: await idsAt('/shops'),
      posts: await idsAt('/posts'),
      slider: await idsAt('/posts/pinned'),
      discounts: await idsAt('/discounts'),
    });

    it('stay when the files are put into another order, and new entries come first', async () => {
      const before = await allIds();
      const content = sampleContent();
      content.shops = [
        sampleShop({ slug: 'uj-bolt', name: 'Új bolt', unit: 'F-77' }),
        ...content.shops.reverse(),
      ];
      content.posts = [samplePost({ slug: 'uj', published: 'today' }), ...content.posts.reverse()];
      content.discounts = [sampleDiscount({ slug: 'uj' }), ...content.discounts.reverse()];
      await site.load(content);

      const after = await allIds();
      expect(after).toMatchObject(before);
      for (const kind of ['shops', 'posts', 'discounts'] as const) {
        const ids = Object.values(after[kind]);
        expect(new Set(ids).size).toBe(ids.length);
      }
    });

    it('are new for a new slug, and the old ones when a slug returns', async () => {
      await site.load(sampleContent());
      const before = await idsAt('/shops');
      const renamed = sampleContent();
      Object.assign(renamed.shops[1] ?? {}, { slug: 'atnevezve' });
      renamed.site.pinned.shops = [];
      await site.load(renamed);
      const between = await idsAt('/shops');
      expect(between.sportisimo).toBeUndefined();
      expect(Object.values(before)).not.toContain(between.atnevezve);

      await site.load(sampleContent());
      expect(await idsAt('/shops')).toEqual(before);
    });
  });
});

describe('the API', () => {
  beforeAll(async () => {
    site = await startTestSite(openTestSqlite());
  });
  afterAll(() => site.close());

  describe('dated content', () => {
    it('gives exceptions of the opening hours, those of one year first', async () => {
      const { opening_exceptions } = await data('/config', 'en');
      const eve = { from: '2026-12-24', until: '2026-12-24', hours: ['10:00-13:00'] };
      const christmas = { from: '12-24', until: '12-26', hours: [], reason: 'Christmas' };
      expect(opening_exceptions).toEqual([
        { groups: ['shops'], ...eve },
        { groups: ['shops', 'gym'], ...christmas },
      ]);
      expect((await data('/shops/reserved', 'en')).exceptions).toEqual([eve, christmas]);
    });

    it('gives a shop the exceptions of its group, after its own', async () => {
      const content = sampleContent();
      const own = { date: '12-26', hours: '10:00-12:00' };
      Object.assign(content.shops[0] ?? {}, { hours_group: 'gym', exceptions: [own] });
      await site.load(content);
      const { exceptions } = await data('/shops/reserved');
      expect(exceptions.map(({ from }: { from: string }) => from)).toEqual(['12-26', '12-24']);
      await site.load(sampleContent());
    });

    it('gives the event of a post in list and detail, with the offset of the mall', async () => {
      const today = mallDay(new Date());
      const event = {
        from: mallMoment(addDays(today, 3), '16:00'),
        until: addDays(today, 4),
        place: 'Square',
      };
      const dates = [{ id: 'mai-hir', from: event.from, until: event.until }];
      expect(await data('/posts/mai-hir', 'en')).toMatchObject({ event, dates });
      expect((await data('/posts', 'en'))[0].event).toEqual(event);
      expect((await data('/posts/regi-hir')).event).toBeUndefined();
    });
  });

  describe('floor plan', () => {
    beforeAll(() => site.load({ ...sampleContent(), floor_plan: sampleFloorPlan() }));

    it('has floors, units, nodes and edges in metres', async () => {
      const { floors, units, nodes, edges } = await data('/map', 'en');
      expect(floors.map(({ id, name }: Floor) => [id, name])).toEqual([
        ['ground', 'Ground floor'],
        ['upper', 'First floor'],
      ]);
      expect(units[0]).toEqual({
        id: 'F-01',
        floor: 'ground',
        kind: 'shop',
        shop: 'reserved',
        polygon: [
          [0, 20],
          [20, 20],
          [20, 40],
          [0, 40],
        ],
      });
      const door = { id: 'door-f-01', floor: 'ground', x: 10, y: 20, kind: 'door', unit: 'F-01' };
      expect(nodes).toContainEqual(door);
      expect(nodes).toContainEqual({ id: 'g-1', floor: 'ground', x: 20, y: 10 });
      expect(edges).toContainEqual({ from: 'g-1', to: 'door-f-01', metres: 14.1, kind: 'walk' });
      expect(edges).toContainEqual({
        from: 'lift-ground',
        to: 'lift-upper',
        metres: 20,
        kind: 'lift',
      });
    });

    it('names entrances in the language of the request', async () => {
      const nameIn = async (language: 'hu' | 'en') =>
        (await data('/map', language)).nodes.find(({ id }: PlanNode) => id === 'entrance').name;
      expect(await nameIn('hu')).toBe('Főbejárat');
      expect(await nameIn('en')).toBe('Main entrance');
    });

    it('answers the nearest ways to a shop, and to a unit by its id', async () => {
      const arrivals = await data('/map/arrivals/lepes', 'en');
      // 10 to the anchor, 30 to the lift, 20 by it, 30 to the anchor, and hypot(10, 10) to the door.
      expect(arrivals).toEqual([
        {
          from: { node: 'entrance', kind: 'entrance', name: 'Main entrance' },
          metres: 104,
          minutes: 2,
          levels: 1,
          stepFree: { metres: 104, minutes: 2 },
        },
      ]);
      expect(await data('/map/arrivals/E-02', 'en')).toEqual(arrivals);
      expect((await data('/map/arrivals/lepes', 'hu'))[0].from.name).toBe('Főbejárat');
      expect(await data('/map/arrivals/nowhere')).toEqual([]);
    });

    it('answers all that the page of a shop shows, with its place and the ways to it', async () => {
      const { shop, piece, arrivals } = await data('/shops/lepes/page', 'en');
      expect(shop).toEqual(await data('/shops/lepes', 'en'));
      expect(piece.unit).toBe('E-02');
      expect(arrivals).toEqual(await data('/map/arrivals/lepes', 'en'));
      expect((await site.get('/shops/nowhere/page')).status).toBe(404);
    });

    it('is empty for a mall without one', async () => {
      await site.load(sampleContent());
      expect(await data('/map')).toEqual({ floors: [], units: [], nodes: [], edges: [] });
      expect(await data('/shops/lepes/page')).toMatchObject({ piece: null, arrivals: [] });
    });
  });

  describe('language', () => {
    it('is Hungarian when the request names none', async () => {
      const response = await site.get('/pages/gift-card');
      expect(response.headers.get('content-language')).toBe('hu');
      expect((await response.json()).data.title).toBe('Ajándékkártya');
    });

    it('comes from ?lang= where a call takes it, and there wins over the header', async () => {
      const response = await site.get('/cinema?lang=en', 'hu');
      expect(response.headers.get('content-language')).toBe('en');
      expect((await response.json()).data.movies[0].name).toBe('Dawn');
      expect((await data('/pages/gift-card?lang=en', 'hu')).title).toBe('Ajándékkártya');
    });

    it('is refused when unknown', async () => {
      const header = await fetch(`${site.origin}/api/shops`, {
        headers: { 'content-language': 'de' },
      });
      expect(header.status).toBe(422);
      expect(await codes(header)).toEqual(['content-language:invalid']);
      const query = await site.get('/posts/pinned?lang=de');
      expect(query.status).toBe(422);
      expect(await codes(query)).toEqual(['lang:invalid']);
    });

    it.each([
      ['/search', { query: 'ab' }],
      ['/newsletter', { email: 'anna@example.com', accept_terms: true }],
    ])('is refused when unknown in a POST to %s', async (path, body) => {
      for (const lang of ['xx', '__proto__', 'constructor']) {
        const response = await fetch(`${site.origin}/api${path}?lang=${lang}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        expect([lang, response.status]).toEqual([lang, 422]);
        expect(await codes(response)).toEqual(['lang:invalid']);
      }
    });
  });

  describe('invalid requests', () => {
    it.each([
      ...['/shops/nope', '/posts/nope', '/posts/holnapi-hir', '/discounts/A%20B', '/nowhere'],
      ...['/posts/%0a', '/posts/%00', '/posts/%0d%0aX', `/shops/${'a'.repeat(501)}`],
      `/discounts/${'a'.repeat(8_000)}`,
    ])('answers 404 to %s', async (path) => {
      const response = await site.get(path);
      expect(response.status).toBe(404);
      expect(await codes(response)).toEqual(['not_found']);
    });

    it.each([
      ['/posts?page=0', ['page:invalid']],
      ['/posts?page=x&limit=1000', ['page:invalid', 'limit:invalid']],
      ['/search', ['query:invalid']],
      ['/search?query=a&query=b', ['query:invalid']],
    ])('answers 422 to %s', async (path, expected) => {
      const response = await site.get(path);
      expect(response.status).toBe(422);
      expect(await codes(response)).toEqual(expected);
    });

    it.each([
      ['an unfinished body', '{', 400, 'body:malformed'],
      ['an empty body', '', 400, 'body:malformed'],
      ['a poisoned body', '{"__proto__":{"x":1},"query":"a"}', 400, 'body:malformed'],
      ['a list', '[]', 422, 'body:invalid'],
      ['a body without the query', '{}', 422, 'query:invalid'],
      ['a number as query', '{"query":7}', 422, 'query:invalid'],
      ['a long query', JSON.stringify({ query: 'a'.repeat(101) }), 422, 'query:invalid'],
      ['a large body', JSON.stringify({ query: 'a'.repeat(70_000) }), 413, 'body:too_large'],
    ])('answers %s with its code', async (_case, body, status, code) => {
      const response = await post(body);
      expect(response.status).toBe(status);
      expect(await codes(response)).toEqual([code]);
    });

    it.each([
      ['a field', (deep: string) => `{"email":${deep}}`],
      ['a field that no form has', (deep: string) => `{"a":${deep}}`],
      ['a form', (deep: string) => deep],
    ])('answers 422 to %s nested without end', async (_what, bodyOf) => {
      const body = bodyOf(`${'['.repeat(30_000)}${']'.repeat(30_000)}`);
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'a' };
      const response = await fetch(`${site.origin}/api/newsletter`, {
        method: 'POST',
        body,
        headers,
      });
      expect(response.status).toBe(422);
    });

    it('answers 415 to a body that is no JSON', async () => {
      const response = await post('query=a', 'text/plain');
      expect(response.status).toBe(415);
      expect(await codes(response)).toEqual(['content-type:invalid']);
    });

    it.each([
      ['POST', '/shops', 405, 'GET, HEAD', 'method:not_allowed'],
      ['DELETE', '/shops/reserved', 405, 'GET, HEAD', 'method:not_allowed'],
      ['POST', '/products', 404, null, 'not_found'],
      ['DELETE', '/products/1', 404, null, 'not_found'],
    ])(
      'answers %s %s with %i, and the methods that a call has',
      async (method, path, ...expected) => {
        const body = method === 'POST' ? '{' : null;
        const response = await fetch(`${site.origin}/api${path}`, { method, body });
        const [code] = await codes(response);
        expect([response.status, response.headers.get('allow'), code]).toEqual(expected);
      },
    );

    it('answers a malformed URL with 400', async () => {
      const response = await site.get('/shops/%E0%A4%A');
      expect(response.status).toBe(400);
      expect(await codes(response)).toEqual(['url:malformed']);
    });

    it('passes over unknown query keys', async () => {
      expect((await site.get('/shops?utm_source=x')).status).toBe(200);
    });
  });

  describe('revalidation', () => {
    it('answers 304 to the tag of an answer that still holds', async () => {
      const first = await site.get('/shops');
      const tag = first.headers.get('etag') ?? '';
      expect(tag).toMatch(/^W\//);
      const again = await fetch(`${site.origin}/api/shops`, {
        headers: { 'if-none-match': `"other", ${tag}` },
      });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      const head = await fetch(`${site.origin}/api/shops`, {
        method: 'HEAD',
        headers: { 'if-none-match': tag },
      });
      expect(head.status).toBe(304);
    });
  });

  describe('events', () => {
    const today = () => mallDay(new Date());
    const feedingOn = (day: string) => `etetes-${day.replaceAll('-', '')}-1100`;

    it('are given by day, with what lasts for several days beside them', async () => {
      const from = addDays(today(), 2);
      const { days, ongoing, next } = await data(`/events?from=${from}&days=2`, 'en');
      expect(days.map(({ day }: { day: string }) => day)).toEqual([from, addDays(from, 1)]);
      expect(days[0].events).toMatchObject([
        { id: feedingOn(from), title: 'Feeding', from: mallMoment(from, '11:00') },
      ]);
      expect(ongoing).toMatchObject([{ id: 'mai-hir', url: '/news/mai-hir', place: 'Square' }]);
      expect(next).toBe(addDays(from, 2));
    });

    it('are left out while their place is closed, and for other ages', async () => {
      const content = sampleContent();
      const day = addDays(today(), 1);
      content.site.opening_exceptions = [
        { groups: ['tropicarium'], date: day, closed: true, reason: { hu: 'zárva', en: 'closed' } },
      ];
      Object.assign(content.events?.[0] ?? {}, { ages: { from: 6, until: 14 } });
      await site.load(content);
      const idsOf = async (query: string) =>
        (await data(`/events?${query}`)).days.flatMap(({ events }: { events: { id: string }[] }) =>
          events.map(({ id }) => id),
        );
      const all = [feedingOn(today()), feedingOn(addDays(today(), 2))];
      expect(await idsOf('days=3')).toEqual(all);
      expect(await idsOf('days=3&age=6')).toEqual(all);
      expect(await idsOf('days=3&age=children')).toEqual(all);
      expect(await idsOf('days=3&age=5')).toEqual([]);
      expect(await idsOf('days=3&age=18')).toEqual([]);
      expect((await site.get(`/events/${feedingOn(day)}.ics`)).status).toBe(404);
      await site.load(sampleContent());
    });

    it('that last for several days are left out on days on which their place is closed', async () => {
      const content = sampleContent();
      const day = addDays(today(), 3);
      content.site.opening_exceptions = [
        { groups: ['tropicarium'], date: day, closed: true, reason: { hu: 'zárva', en: 'closed' } },
      ];
      const post = content.posts.find(({ slug }) => slug === 'mai-hir');
      Object.assign(post?.event ?? {}, { hours_group: 'tropicarium' });
      await site.load(content);
      const ongoingOn = async (days: number) =>
        (await data(`/events?from=${day}&days=${days}`)).ongoing.map(
          ({ id }: { id: string }) => id,
        );
      expect(await ongoingOn(1)).toEqual([]);
      expect(await ongoingOn(2)).toEqual(['mai-hir']);
      await site.load(sampleContent());
    });

    it.each([
      'from=tomorrow',
      'from=2026-02-30',
      'from=9999-12-31',
      'days=0',
      'days=32',
      'age=19',
      'age=old',
    ])('refuse the query %s', async (query) =>
      expect((await site.get(`/events?${query}`)).status).toBe(422),
    );

    it('go into calendars by date', async () => {
      const id = feedingOn(addDays(today(), 1));
      const response = await site.get(`/events/${id}.ics?lang=en`);
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      const entry = Object.values(parseICS(await response.text())).find(
        (part) => part?.type === 'VEVENT',
      );
      expect(entry).toMatchObject({ uid: `${id}@mall.example`, summary: 'Feeding' });
      expect(entry?.url).toMatchObject({
        val: 'https://mall.example/tropicarium?lang=en#etetesek',
      });
      expect(entry?.start.toISOString()).toBe(
        new Date(mallMoment(addDays(today(), 1), '11:00')).toISOString(),
      );
      for (const file of [id, 'etetes.ics', 'etetes-20260230-1100.ics']) {
        expect((await site.get(`/events/${file}`)).status).toBe(404);
      }
    });
  });

  it('gives the news as a feed in the language of the query, to be asked for again', async () => {
    const response = await site.get('/posts/feed.atom?lang=en');
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const { items, language } = parseFeed(await response.text()).toJSON();
    expect(language).toBe('en');
    expect(items.map(({ url }) => url)).toEqual([
      'https://mall.example/news/mai-hir',
      'https://mall.example/news/regi-hir',
    ]);
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(response.url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  describe('lists', () => {
    it('gives of each shop what the contract of the list names', async () => {
      const [shop] = await data('/shops');
      const fields = Object.keys(API_SCHEMAS.shops.element.shape);
      expect(Object.keys(shop).sort()).toEqual(fields.sort());
    });

    it('has the discounts of shops that take the loyalty card under the name of the mall', async () => {
      const content = sampleContent();
      Object.assign(content.shops[0] ?? {}, { services: ['loyalty-card'] });
      await site.load(content);
      expect((await data('/discounts/my-teszt')).map(slugOf)).toEqual(['mai']);
      expect((await site.get('/discounts/my-other')).status).toBe(404);
      await site.load(sampleContent());
    });

    it('gives shops in pages, with the page of the map that has each', async () => {
      const content = sampleContent();
      for (let number = 100; number < 300; number += 1) {
        const names = { slug: `many-${number}`, name: `Many ${number}`, unit: `E-${number}` };
        content.shops.push(sampleShop({ ...names, floor: 'upper', categories: ['service'] }));
      }
      await site.load(content);
      const list = await data('/shop-list?category=service&page=2');
      expect([list.shops.length, list.total, list.pages]).toEqual([20, 200, 2]);
      expect(list.shops.at(-1).slug).toBe('many-299');
      expect((await site.get('/shop-list?category=service&page=3')).status).toBe(404);
      expect(await codes(await site.get('/shop-list?category=nope'))).toEqual(['category:invalid']);
      const { counts, pages, shops } = await data('/shop-map?page=2');
      expect([pages, counts.floors.upper]).toEqual([2, 202]);
      const last = shops.at(-1);
      expect(await data(`/shop-map?shop=${last.slug}`)).toMatchObject({ page: 2, shops });
      const second = await (await site.get('/shops?page=2&limit=150')).json();
      expect(second.data).toHaveLength(54);
      expect(listMetaSchema.parse(second.meta)).toEqual({ total: 204, page: 2, pages: 2 });
      await site.load(sampleContent());
    });

    it('filters shops, and counts what each option would show', async () => {
      const content = sampleContent();
      const [reserved, , cipovilag] = content.shops;
      Object.assign(reserved ?? {}, { services: ['gift-card'] });
      Object.assign(cipovilag ?? {}, { services: ['gift-card', 'dining'] });
      await site.load(content);
      const list = await data('/shop-list?services=gift-card&text=VILAG');
      expect(list.shops.map(slugOf)).toEqual(['cipovilag']);
      expect(list.counts.floors).toEqual({ ground: 0, upper: 1 });
      expect(list.counts.services).toMatchObject({ 'gift-card': 1, dining: 1, restroom: 0 });
      expect((await data('/shop-list?floor=upper')).counts.floors).toEqual({ ground: 2, upper: 2 });
      await site.load(sampleContent());
    });

    it('gives shops that are open at a minute, with the hours of each', async () => {
      const christmas = await data('/shop-list?open=2026-12-25T12:00');
      expect([christmas.total, christmas.open_at]).toEqual([0, '2026-12-25T12:00']);
      const map = await data('/shop-map?open=2026-12-25T12:00');
      expect([map.total, map.open_at]).toEqual([0, '2026-12-25T12:00']);
      const open = await data('/shop-list?open=2026-12-01T12:00');
      expect(open).toMatchObject({ total: 4, counts: { open: 4 } });
      expect(open.shops.map(({ hours }: { hours: number }) => hours)).toEqual([0, 0, 0, 0]);
      expect(open.near_hours).toMatchObject([{ hours: [{ hours: '10:00-20:00' }] }]);
      const { shops, near_hours } = await data('/shop-map?open=2026-12-01T12:00');
      expect([shops[0].hours, near_hours]).toEqual([0, open.near_hours]);
      expect((await data('/shop-list?open=now')).open_at.slice(0, 10)).toBe(mallDay(new Date()));
    });

    it('names the letters of shops, and refuses what no filter knows', async () => {
      const list = await data('/shop-list');
      expect(list.letters).toEqual([]);
      const letters = list.shops.map(({ letter }: { letter: string }) => letter);
      expect(letters).toEqual(['C', 'L', 'R', 'S']);
      const refused = await site.get('/shop-list?floor=x&services=wifi,dining&open=tomorrow');
      expect(await codes(refused)).toEqual(['floor:invalid', 'services:invalid', 'open:invalid']);
    });

    it('gives beside a shop those that are near, and discounts of others', async () => {
      const { similar, other_discounts, type } = await data('/shops/lepes');
      expect(similar.map(slugOf)).toEqual(['cipovilag', 'sportisimo', 'reserved']);
      expect(other_discounts.map(slugOf)).toEqual(['mai', 'ajandek']);
      expect(type).toBe('ClothingStore');
    });

    it('gives the shops that menus name', async () => {
      const slugs = (await data('/menu-shops')).map(slugOf);
      // The menu names `cropp` too, which is no shop.
      expect(slugs).toEqual(['reserved']);
    });

    it('gives posts by date, without those of a later day, in pages', async () => {
      const slugs = (await data('/posts')).map(({ slug }: { slug: string }) => slug);
      expect(slugs).toEqual(['mai-hir', 'regi-hir']);
      const second = await (await site.get('/posts?page=2&limit=1')).json();
      expect(second.data).toHaveLength(1);
      expect(listMetaSchema.parse(second.meta)).toEqual({ total: 2, page: 2, pages: 2 });
      expect((await data('/posts/pinned')).landing).toHaveLength(1);
    });

    it('counts days from today at the mall', async () => {
      const today = mallDay(new Date());
      const [current] = (await data('/discounts')).filter(isSlug('mai'));
      const [past] = (await data('/discounts')).filter(isSlug('lejart'));
      expect(current).toMatchObject({ expired: false, valid_until: today, value: '25' });
      expect(await data('/discounts/mai')).toMatchObject({
        categories: ['fashion-lingerie'],
        place: { floor: 'ground', unit: 'F-01' },
      });
      expect(past).toMatchObject({ expired: true, valid_until: addDays(today, -1) });
      expect(current.created_at.slice(0, 10)).toBe(addDays(today, -5));
      expect((await data('/shops/reserved')).discounts.map(slugOf)).toEqual(['mai']);
    });

    it('sums up a page by what a card shows', async () => {
      const { title, lead, images } = await data('/pages/gift-card');
      expect(await data('/pages/gift-card/summary')).toEqual({ title, lead, images });
      expect((await site.get('/pages/nincs/summary')).status).toBe(404);
    });

    it('fills in the brand, and holds clean HTML', async () => {
      const { body } = await data('/posts/mai-hir');
      expect(body).toBe('<p>Szöveg <a href="/myteszt-kartya">kártya</a></p>');
      expect((await data('/posts/mai-hir', 'en')).body).toBe('<p>Text of Teszt &amp; Társa</p>');
      const config = await data('/config');
      expect(config.contact.address).toBe('Teszt & Társa tér 1.');
      expect((await data('/highlights'))[0].url).toBe('/myteszt-kartya');
      expect(config.appPrivacyUrl).toBe('/app#adat');
      expect((await data('/menus')).shops).toEqual([
        { name: 'Boltok', desktop: ['reserved'], mobile: ['cropp'] },
      ]);
      expect((await data('/config', 'en')).appPrivacyUrl).toBe('/app?lang=en#data');
    });

    it('describes the cinema as a shop, which no list has', async () => {
      expect((await site.get('/shops/cinema-city')).status).toBe(404);
      const content = sampleContent();
      content.floor_plan = sampleFloorPlan();
      const place = content.floor_plan.unit.features[0]?.id as string;
      Object.assign(content.pages[0] ?? {}, { id: 'cinema', opening_hours: 'cinema' });
      Object.assign(content.pages[0] ?? {}, {
        venue: { ages: {}, minutes: { from: 60, until: 90 }, place, services: ['dining'] },
      });
      await site.load(content);
      const cinema = cinemaShopSchema.strict().parse(await data('/shops/cinema-city', 'en'));
      expect(cinema).toMatchObject({
        slug: 'cinema-city',
        name: 'Gift card',
        services: ['dining'],
      });
      expect([cinema.unit, cinema.hours.length > 0]).toEqual([place, true]);
      expect((await data('/shops')).map(slugOf)).not.toContain('cinema-city');
      await site.load(sampleContent());
    });

    it('lists the movies, and has the week of each', async () => {
      expect(await data('/movies', 'en')).toEqual([{ slug: 'hajnal', name: 'Dawn' }]);
      expect(await data('/movies/hajnal')).toEqual((await data('/cinema')).movies[0]);
      expect((await site.get('/movies/nincs')).status).toBe(404);
    });

    it('gives a screening as a file for calendars', async () => {
      const { id, time } = (await data('/movies/hajnal')).events.at(-1);
      const response = await site.get(`/screenings/${id}.ics?lang=en`);
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(response.headers.get('content-disposition')).toContain(`filename="${id}.ics"`);
      const [event] = Object.values(parseICS(await response.text())).filter(
        (part) => part?.type === 'VEVENT',
      );
      expect(event).toMatchObject({
        uid: `${id}@mall.example`,
        summary: 'Dawn',
        start: new Date(time),
      });
      for (const file of [id, 'nincs.ics', '.ics']) {
        expect((await site.get(`/screenings/${file}`)).status).toBe(404);
      }
    });

    it('gives the screenings of seven days, in order, with the offset of the mall', async () => {
      const { movies, featured } = await data('/cinema');
      const { events } = movies[0];
      const times = events.map(({ time }: { time: string }) => Date.parse(time));
      expect(featured).toEqual(['hajnal']);
      expect(events.length).toBeGreaterThanOrEqual(12);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(mallDay(new Date(Math.min(...times)))).toBe(mallDay(new Date()));
      expect(events.at(-1).id).toMatch(/^hajnal-\d{8}-2000-11$/);
      expect(events.at(-1).url).toBe(
        `https://tickets.example.com/dawn?screening=${events.at(-1).id}`,
      );
      expect(events.at(-1).time).toMatch(/T20:00:00\+0[12]:00$/);
    });
  });

  describe('search', () => {
    const shops = async (query: string) =>
      (await data(`/search?query=${encodeURIComponent(query)}`)).shops.map(slugOf);

    it('ranks what begins with the words before what only mentions them', async () => {
      expect(await shops('cipo')).toEqual(['cipovilag', 'lepes']);
    });

    it.each(['', '   ', '%', '&', '"'])('finds nothing for "%s"', async (query) => {
      const result = await data(`/search?query=${encodeURIComponent(query)}`);
      expect(Object.values(result).flat()).toEqual([]);
    });

    it('answers a body like a query', async () => {
      const response = await post(JSON.stringify({ query: 'kedvezmeny' }));
      expect(response.status).toBe(200);
      const { discounts } = (await response.json()).data;
      expect(discounts).toHaveLength(3);
      expect(Object.keys(discounts[0]).sort()).toEqual(['images', 'slug', 'title']);
    });

    it('takes 300 queries a minute from one client, whatever they hold', async () => {
      const search = (client: string) =>
        fetch(`${site.origin}/api/search?query=res`, { headers: { 'x-forwarded-for': client } });
      for (let time = 0; time < 300; time += 1) {
        expect((await search(`2001:db8:1:2::${time.toString(16)}`)).status).toBe(200);
      }
      const late = await search('2001:db8:1:2:ffff::1');
      expect([late.status, await codes(late)]).toEqual([429, ['rate:limited']]);
      expect((await search('2001:db8:1:3::1')).status).toBe(200);
    });

    it('counts no query of a page that the gateway renders', async () => {
      const sent = { headers: { 'x-forwarded-for': '127.0.0.1' } };
      for (let time = 0; time <= 300; time += 1) {
        const { status } = await fetch(`${site.origin}/api/search?query=res`, sent);
        expect(status).toBe(200);
      }
    });

    it('finds no post of a later day', async () => {
      const { posts } = await data('/search?query=holnapi');
      expect(posts.map(slugOf)).not.toContain('holnapi-hir');
    });
  });

  describe('service', () => {
    it('reports its health', async () => {
      expect((await data('/healthz')).status).toBe('ok');
    });

    it('serves its contract, whose name in the readiness lets gateways notice another one', async () => {
      expect(await data('/contract')).toEqual(JSON.parse(JSON.stringify(apiContract())));
      expect((await data('/readyz')).contract).toMatch(/^[\w-]{43}$/);
    });

    it('counts requests by call and status, out of the gateway’s reach', async () => {
      await site.get('/shops');
      await site.get('/shops/nope');
      await site.get('/nowhere');
      const response = await fetch(`${site.origin}/metrics`);
      expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
      const text = await response.text();
      for (const labels of [
        'call="shops",status="2xx"',
        'call="shop",status="4xx"',
        'call="other",status="4xx"',
      ]) {
        expect(text).toMatch(new RegExp(`http_request_duration_seconds_count\\{${labels}\\} \\d`));
      }
      expect(text).toContain('process_cpu_user_seconds_total');
    });

    it('describes every call, and no file', async () => {
      const document = await (await site.get('/openapi.json')).json();
      const ids = Object.values<Record<string, { operationId?: string }>>(document.paths).flatMap(
        (path) => Object.values(path).map(({ operationId }) => operationId),
      );
      expect(ids).toEqual(expect.arrayContaining(CALLS.map(([call]) => call)));
      expect(Object.keys(document.paths).filter((path) => path.includes('media'))).toEqual([]);
    });
  });

  describe('the QR code of the app', () => {
    const ANDROID = 'https://play.google.com/store/apps/details?id=example';
    const IOS = 'https://apps.apple.com/hu/app/example/id1';

    beforeAll(async () => {
      const content = sampleContent();
      const [page] = content.pages;
      const label = { hu: 'Bolt', en: 'Store' };
      const [section] = page?.sections ?? [];
      const links = [ANDROID, IOS].map((url) => ({ label, url }));
      const sections = [{ ...section, links, prices: [] }];
      if (page) content.pages.push({ ...page, id: 'app', sections } as typeof page);
      await site.load(content);
    });

    it.each([
      ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150', '', ANDROID],
      ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)', '?lang=en', IOS],
      ['a computer', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150', '', '/app'],
      ['a computer in English', 'Mozilla/5.0 (Windows NT 10.0)', '?lang=en', '/app?lang=en'],
    ])('leads %s to its store, or to the page that names both', async (_who, agent, query, to) => {
      const response = await fetch(`${site.origin}/api/app${query}`, {
        redirect: 'manual',
        headers: { 'user-agent': agent },
      });
      expect([response.status, response.headers.get('location')]).toEqual([302, to]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    });

    it('leads to the page while the content names no store', async () => {
      await site.load(sampleContent());
      const headers = { 'user-agent': 'Android' };
      const response = await fetch(`${site.origin}/api/app`, { redirect: 'manual', headers });
      expect(response.headers.get('location')).toBe('/app');
    });
  });

  describe('an API that is about to stop', () => {
    it('is not ready, and still answers', async () => {
      site.announceStop();
      const response = await site.get('/readyz');
      expect(response.status).toBe(503);
      expect(await codes(response)).toEqual(['api:stopping']);
      expect((await site.get('/healthz')).status).toBe(200);
      expect((await site.get('/shops')).status).toBe(200);
    });
  });
});

type FloorPlan = ApiData['floorPlan'];
type Floor = FloorPlan['floors'][number];
type PlanNode = FloorPlan['nodes'][number];

const slugOf = ({ slug }: { slug: string }) => slug;
const isSlug = (slug: string) => (item: { slug: string }) => item.slug === slug;
const withoutMeta = ({ meta, ...body }: { meta?: unknown }) => body;
