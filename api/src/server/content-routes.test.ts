/** What the API makes of content: dated entries, pages, films and the floor plan, as visitors' pages read them. */
import { API_SCHEMAS, cinemaShopSchema, PREVIEW_HEADER } from '@mall/contracts';
import { addDays, mallDay } from '@mall/opening-hours';
import { mallMoment } from '@mall/opening-hours/mall-timestamp';
import { parseFeed } from '@rowanmanning/feed-parser';
import { parseICS } from 'node-ical';
import { sampleContent } from '../testing/sample-content.ts';
import { sampleFloorPlan } from '../testing/sample-floor-plan.ts';
import { openTestSqlite } from '../testing/test-databases.ts';
import { siteForTests } from '../testing/test-site.ts';

const site = siteForTests(openTestSqlite);
const slugOf = ({ slug }: { slug: string }) => slug;

/** The entry of the calendar file at `path`. */
async function calendarEntry(path: string) {
  const response = await site.get(path);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const parts = Object.values(parseICS(await response.text()));
  return parts.find((part) => part?.type === 'VEVENT');
}

describe('of the sample content', () => {
  it('the opening hours have exceptions, those of one year first', async () => {
    const eve = { from: '2026-12-24', until: '2026-12-24', hours: ['10:00-13:00'] };
    const christmas = { from: '12-24', until: '12-26', hours: [], reason: 'Christmas' };
    expect((await site.data('/config', 'en')).opening_exceptions).toEqual([
      { groups: ['shops'], ...eve },
      { groups: ['shops', 'gym'], ...christmas },
    ]);
    expect((await site.data('/shops/reserved', 'en')).exceptions).toEqual([eve, christmas]);
  });

  it('a post has its event in list and detail, with the offset of the mall', async () => {
    const today = mallDay(new Date());
    const event = {
      from: mallMoment(addDays(today, 3), '16:00'),
      until: addDays(today, 4),
      place: 'Square',
    };
    const dates = [{ id: 'mai-hir', from: event.from, until: event.until }];
    expect(await site.data('/posts/mai-hir', 'en')).toMatchObject({ event, dates });
    expect((await site.data('/posts', 'en'))[0].event).toEqual(event);
    expect((await site.data('/posts/regi-hir')).event).toBeUndefined();
  });

  it('discounts count their days from today at the mall', async () => {
    const today = mallDay(new Date());
    const discounts = await site.data('/discounts');
    const [current, past] = ['mai', 'lejart'].map((wanted) =>
      discounts.find(({ slug }: { slug: string }) => slug === wanted),
    );
    expect(current).toMatchObject({ expired: false, valid_until: today, value: '25' });
    expect(current.created_at.slice(0, 10)).toBe(addDays(today, -5));
    expect(past).toMatchObject({ expired: true, valid_until: addDays(today, -1) });
    expect(await site.data('/discounts/mai')).toMatchObject({
      categories: ['fashion-lingerie'],
      place: { floor: 'ground', unit: 'F-01' },
    });
    expect((await site.data('/shops/reserved')).discounts.map(slugOf)).toEqual(['mai']);
  });

  it('a page is summed up by what a card shows', async () => {
    const { title, lead, images } = await site.data('/pages/gift-card');
    expect(await site.data('/pages/gift-card/summary')).toEqual({ title, lead, images });
    expect((await site.get('/pages/nincs/summary')).status).toBe(404);
  });

  it('texts have the brand filled in, and hold clean HTML', async () => {
    const { body } = await site.data('/posts/mai-hir');
    expect(body).toBe('<p>Szöveg <a href="/myteszt-kartya">kártya</a></p>');
    expect((await site.data('/posts/mai-hir', 'en')).body).toBe('<p>Text of Teszt &amp; Társa</p>');
    const config = await site.data('/config');
    expect(config.contact.address).toBe('Teszt & Társa tér 1.');
    expect((await site.data('/highlights'))[0].url).toBe('/myteszt-kartya');
    expect(config.appPrivacyUrl).toBe('/app#adat');
    expect((await site.data('/menus')).shops).toEqual([
      { name: 'Boltok', desktop: ['reserved'], mobile: ['lepes'] },
    ]);
    expect((await site.data('/config', 'en')).appPrivacyUrl).toBe('/app?lang=en#data');
  });

  it('the news are a feed in the language of the query', async () => {
    const response = await site.get('/posts/feed.atom?lang=en');
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const { items, language } = parseFeed(await response.text()).toJSON();
    expect(language).toBe('en');
    expect(items.map(({ url }) => url)).toEqual([
      'https://mall.example/news/mai-hir',
      'https://mall.example/news/regi-hir',
    ]);
    expect(response.headers.get('etag')).toMatch(/^W\//);
  });

  it('movies have their week, each screening as a file for calendars', async () => {
    expect(await site.data('/movies', 'en')).toEqual([{ slug: 'hajnal', name: 'Dawn' }]);
    const movie = await site.data('/movies/hajnal');
    const { movies, featured } = await site.data('/cinema');
    expect([movies[0], featured]).toEqual([movie, ['hajnal']]);
    expect((await site.get('/movies/nincs')).status).toBe(404);
    const { id, time } = movie.events.at(-1);
    expect(id).toMatch(/^hajnal-\d{8}-2000-11$/);
    expect(await calendarEntry(`/screenings/${id}.ics?lang=en`)).toMatchObject({
      uid: `${id}@mall.example`,
      summary: 'Dawn',
      start: new Date(time),
    });
    const { headers } = await site.get(`/screenings/${id}.ics`);
    expect(headers.get('content-disposition')).toContain(`filename="${id}.ics"`);
    for (const file of [id, 'nincs.ics', '.ics']) {
      expect((await site.get(`/screenings/${file}`)).status).toBe(404);
    }
  });

  it('serves a calendar file for a screening in the week of a preview', async () => {
    const headers = { [PREVIEW_HEADER]: mallMoment(addDays(mallDay(new Date()), 60), '10:00') };
    const get = (path: string) => fetch(`${site.origin}/api${path}`, { headers });
    const { id } = (await (await get('/cinema')).json()).data.movies[0].events.at(-1);
    expect((await get(`/screenings/${id}.ics`)).status).toBe(200);
  });
});

describe('events', () => {
  const today = () => mallDay(new Date());
  const feedingOn = (day: string) => `etetes-${day.replaceAll('-', '')}-1100`;
  it('are given by day, with what lasts for several days beside them', async () => {
    const from = addDays(today(), 2);
    const { days, ongoing, next } = await site.data(`/events?from=${from}&days=2`, 'en');
    expect(days.map(({ day }: { day: string }) => day)).toEqual([from, addDays(from, 1)]);
    expect(days[0].events).toMatchObject([
      { id: feedingOn(from), title: 'Feeding', from: mallMoment(from, '11:00') },
    ]);
    expect(ongoing).toMatchObject([{ id: 'mai-hir', url: '/news/mai-hir', place: 'Square' }]);
    expect(next).toBe(addDays(from, 2));
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

  it('may have the longest slug', async () => {
    const content = sampleContent();
    const slug = 'a'.repeat(120);
    Object.assign(content.events?.[0] ?? {}, { id: slug });
    Object.assign(content.movies[0] ?? {}, { id: slug, age_rating: 0 });
    content.site.pinned.movies = [];
    await site.load(content);
    const { days } = await site.data('/events?age=children');
    const lengths = days.flatMap(({ events }: { events: { id: string }[] }) =>
      events.map(({ id }) => id.length),
    );
    expect(lengths).toEqual(expect.arrayContaining([129, 134]));
    await site.load(sampleContent());
  });

  it('go into calendars by date', async () => {
    const id = feedingOn(addDays(today(), 1));
    expect(await calendarEntry(`/events/${id}.ics?lang=en`)).toMatchObject({
      uid: `${id}@mall.example`,
      summary: 'Feeding',
      start: new Date(mallMoment(addDays(today(), 1), '11:00')),
      url: { val: 'https://mall.example/tropicarium?lang=en#etetesek' },
    });
    for (const file of [id, 'etetes.ics', 'etetes-20260230-1100.ics']) {
      expect((await site.get(`/events/${file}`)).status).toBe(404);
    }
  });

  it('are left out while their place is closed, and for other ages', async () => {
    const content = sampleContent();
    const day = addDays(today(), 3);
    const reason = { hu: 'zárva', en: 'closed' };
    content.site.opening_exceptions = [
      { groups: ['tropicarium'], date: day, closed: true, reason },
    ];
    Object.assign(content.events?.[0] ?? {}, { ages: { from: 6, until: 14 } });
    const post = content.posts.find(({ slug }) => slug === 'mai-hir');
    Object.assign(post?.event ?? {}, { hours_group: 'tropicarium' });
    await site.load(content);
    const idsOf = async (query: string) => {
      const { days, ongoing } = await site.data(`/events?from=${day}&${query}`);
      const ofDays = days.flatMap(({ events }: { events: { id: string }[] }) => events);
      return [...ofDays, ...ongoing].map(({ id }) => id);
    };
    const next = feedingOn(addDays(day, 1));
    // On the closed day itself there is not even what lasts for several days.
    expect(await idsOf('days=1')).toEqual([]);
    expect(await idsOf('days=2')).toEqual([next, 'mai-hir']);
    for (const age of ['6', 'children']) expect(await idsOf(`days=2&age=${age}`)).toContain(next);
    for (const age of ['5', '18']) expect(await idsOf(`days=2&age=${age}`)).not.toContain(next);
    expect((await site.get(`/events/${feedingOn(day)}.ics`)).status).toBe(404);
    await site.load(sampleContent());
  });
});

describe('the floor plan', () => {
  it('is empty for a mall without one', async () => {
    expect(await site.data('/map')).toEqual({ floors: [], units: [], nodes: [], edges: [] });
    expect(await site.data('/shops/lepes/page')).toMatchObject({ piece: null, arrivals: [] });
    // Without a venue the cinema is not described as a shop.
    expect((await site.get('/shops/cinema-city')).status).toBe(404);
  });

  describe('of the sample', () => {
    beforeAll(() => site.load({ ...sampleContent(), floor_plan: sampleFloorPlan() }));

    it('has floors, units, nodes and edges in metres', async () => {
      const { floors, units, nodes, edges } = await site.data('/map', 'en');
      expect(floors).toMatchObject([
        { id: 'ground', name: 'Ground floor' },
        { id: 'upper', name: 'First floor' },
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
      const lift = { from: 'lift-ground', to: 'lift-upper', metres: 20, kind: 'lift' };
      expect(edges).toContainEqual(lift);
      const entrance = { id: 'entrance', kind: 'entrance' };
      const inHungarian = (await site.data('/map', 'hu')).nodes;
      for (const [shown, name] of [
        [nodes, 'Main entrance'],
        [inHungarian, 'Főbejárat'],
      ]) {
        expect(shown).toContainEqual(expect.objectContaining({ ...entrance, name }));
      }
    });

    it('leads to a shop, and to a unit by its id', async () => {
      const arrivals = await site.data('/map/arrivals/lepes', 'en');
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
      expect(await site.data('/map/arrivals/E-02', 'en')).toEqual(arrivals);
      expect(await site.data('/map/arrivals/nowhere')).toEqual([]);
    });

    it('is beside all else that the page of a shop shows', async () => {
      const { shop, piece, arrivals } = await site.data('/shops/lepes/page', 'en');
      expect(shop).toEqual(await site.data('/shops/lepes', 'en'));
      expect(piece.unit).toBe('E-02');
      expect(arrivals).toEqual(await site.data('/map/arrivals/lepes', 'en'));
      expect((await site.get('/shops/nowhere/page')).status).toBe(404);
    });
  });

  describe('with venues', () => {
    const minutes = { from: 60, until: 90 };

    beforeAll(async () => {
      const content = sampleContent();
      const [page] = content.pages;
      Object.assign(content.pages.find(({ id }) => id === 'cinema') ?? {}, { id: page?.id });
      content.floor_plan = sampleFloorPlan();
      content.site.public_holidays = ['12-25', '2027-03-29'];
      Object.assign(page ?? {}, {
        ...{ id: 'cinema', opening_hours: 'cinema' },
        venue: { ages: { from: 3 }, minutes, place: 'F-01', services: ['dining'] },
      });
      page?.sections.push({
        id: '5d',
        heading: { hu: '5D a {{brand}} moziban', en: '5D at {{brand}}' },
        prices: [
          { label: { hu: '5D-jegy', en: '5D ticket' }, amount: 1900, ticket: 'fived_single' },
        ],
        venue: {
          ...{ ages: { from: 6 }, minutes },
          shows: [{ name: { hu: 'Film', en: 'Film' }, every: 20 }],
        },
      });
      await site.load(content);
    });

    it('has those of pages and of their sections, each with its own prices', async () => {
      const { venues, holidays } = await site.data('/venues', 'en');
      expect(holidays).toEqual(['12-25', '2027-03-29']);
      expect(venues).toMatchObject([
        {
          ...{ id: 'cinema', page: 'cinema', name: 'Gift card', floor: 'ground' },
          ...{ opening_hours: 'cinema', ages: { from: 3 }, shows: [] },
          prices: [{ label: 'Ticket', amount: 3100 }],
        },
        {
          ...{ id: '5d', page: 'cinema', section: '5d', name: '5D at Teszt & Társa' },
          ...{ opening_hours: 'cinema', shows: [{ name: 'Film', every: 20 }] },
          prices: [{ label: '5D ticket', amount: 1900, ticket: 'fived_single' }],
        },
      ]);
      expect(venues[1].floor).toBeUndefined();
      expect((await site.data('/venues', 'hu')).venues[1].name).toBe('5D a Teszt & Társa moziban');
    });

    it('describes the cinema as a shop, which no list has', async () => {
      const cinema = cinemaShopSchema.strict().parse(await site.data('/shops/cinema-city', 'en'));
      expect(cinema).toMatchObject({
        ...{ slug: 'cinema-city', name: 'Gift card', services: ['dining'], unit: 'F-01' },
      });
      expect(cinema.hours).not.toEqual([]);
      const shops: { slug: string }[] = await site.data('/shops');
      expect(shops.map(slugOf)).not.toContain('cinema-city');
      expect(Object.keys(shops[0] ?? {}).sort()).toEqual(
        Object.keys(API_SCHEMAS.shops.element.shape).sort(),
      );
    });
  });
});
