/** What the API says of campaigns, by the clock. */
import {
  API_SCHEMAS,
  type ApiCall,
  type ApiData,
  envelope,
  PREVIEW_HEADER,
  SHOW_COMING,
} from '@mall/contracts';
import { sampleContent, sampleShop } from '../../testing/sample-content.ts';
import { openTestSqlite } from '../../testing/test-databases.ts';
import { siteForTests } from '../../testing/test-site.ts';

const GAME = { hu: 'Rejtvényes advent', en: 'Advent of riddles' };

let now = '2026-12-01T09:59:59+01:00';
const site = siteForTests(openTestSqlite, () => new Date(now));

const at = (moment: string) => {
  now = moment;
};
const read = async <Call extends ApiCall>(call: Call, path: string): Promise<ApiData[Call]> => {
  const response = envelope(API_SCHEMAS[call]).parse(await (await site.get(path, 'en')).json());
  return response.data as ApiData[Call];
};
const version = async () => (await site.data('/readyz')).version;

beforeAll(async () => {
  const content = sampleContent();
  const [page] = content.pages;
  if (page) content.pages.push({ ...page, id: 'advent-jatek', title: GAME });
  const description = { hu: 'Társasjátékok és rejtvényes könyvek.', en: 'Games.' };
  content.shops.push(sampleShop({ slug: 'jatek', name: 'Játék', unit: 'F-03', description }));
  await site.load(content);
});

test('a campaign starts on the minute, with its title, and ends at the end of its last day', async () => {
  const times = {
    ...{ id: 'advent-jatek', from: '2026-12-01T10:00:00+01:00' },
    until: '2026-12-07T00:00:00+01:00',
  };
  at('2026-11-20T12:00:00+01:00');
  expect(await read('campaignTimes', '/campaigns')).toEqual([times]);
  at('2026-12-01T10:00:00+01:00');
  expect(await read('campaignTimes', '/campaigns')).toEqual([{ ...times, title: 'Advent game' }]);
});

test('before it begins, only a preview gets its texts', async () => {
  at('2026-12-01T09:59:59+01:00');
  const paths = ['/campaigns/advent-jatek', '/pages/advent-jatek', '/pages/advent-jatek/summary'];
  const statuses = async (headers: Record<string, string>) =>
    Promise.all(
      paths.map(async (path) => (await fetch(`${site.origin}/api${path}`, { headers })).status),
    );
  const found = async (headers: Record<string, string>) => {
    const response = await fetch(`${site.origin}/api/search?query=rejtvenyes`, { headers });
    return (await response.json()).data.pages.map(({ page }: { page: string }) => page);
  };
  const preview = { [PREVIEW_HEADER]: SHOW_COMING };
  expect([await statuses({}), await found({})]).toEqual([[404, 404, 404], []]);
  expect([await statuses(preview), await found(preview)]).toEqual([
    [200, 200, 200],
    ['advent-jatek'],
  ]);
  at('2026-12-01T10:00:00+01:00');
  expect([await statuses({}), await found({})]).toEqual([[200, 200, 200], ['advent-jatek']]);
});

test('its evening goes into calendars, once it has begun', async () => {
  const file = () => site.get('/invitations/advent-jatek.ics', 'en');
  at('2026-11-30T12:00:00+01:00');
  expect((await file()).status).toBe(404);
  at('2026-12-01T10:00:00+01:00');
  const text = await (await file()).text();
  expect(text).toContain('UID:advent-jatek@mall.example\r\n');
  expect(text).toContain('DTSTART:20261205T173000Z\r\n');
  expect(text).toContain('URL;VALUE=URI:https://mall.example/advent-jatek?lang=en\r\n');
  expect((await site.get('/invitations/nincs.ics')).status).toBe(404);
});

test('replaces other results of the search only once it has begun', async () => {
  const shopsFor = async (query: string) => {
    const found = API_SCHEMAS.search.parse(await site.data(`/search?query=${query}`, 'hu'));
    return found.shops.map(({ slug }) => slug);
  };
  at('2026-12-01T09:59:59+01:00');
  expect(await shopsFor('rejtvenyes')).toEqual(['jatek']);
  at('2026-12-01T10:00:00+01:00');
  expect(await shopsFor('rejtvenyes')).toEqual([]);
});

test('stations and presents open one after the other; codes are never public', async () => {
  at('2026-12-02T10:00:00+01:00');
  const early = await read('campaign', '/campaigns/advent-jatek');
  expect(early.stations?.map(({ clue }) => clue)).toEqual(['<p>On the left</p>', undefined]);
  expect(early.present?.headline).toBe('First');
  at('2026-12-04T00:00:00+01:00');
  const later = await site.get('/campaigns/advent-jatek', 'en');
  const text = await later.text();
  expect(JSON.parse(text).data).toMatchObject({
    present: { headline: 'Third' },
    stations: [{}, { clue: '<p>On the right</p>' }],
    promotion: { from: '2026-11-20', until: '2026-12-06', minimum: 10_000 },
  });
  expect(text).not.toMatch(/CSILLAG|ADVENT01|GUEST001/);
});

test('after the last day of entries the campaign goes on and refuses entries', async () => {
  const isOver = async () => (await read('campaign', '/campaigns/advent-jatek')).entriesOver;
  at('2026-12-06T17:59:59+01:00');
  expect(await isOver()).toBeUndefined();
  at('2026-12-06T18:00:00+01:00');
  expect(await isOver()).toBe(true);
});

test('the shops whose receipts count are in alphabetical order', async () => {
  const { promotion } = await read('campaign', '/campaigns/advent-jatek');
  const all = await read('shops', '/shops');
  expect(promotion?.shops).toEqual(all.map(({ slug, name }) => ({ slug, name })));
});

test('a campaign has winners from the day of its first draw', async () => {
  const hasWinners = async () => (await read('campaign', '/campaigns/advent-jatek')).hasWinners;
  at('2026-12-01T12:00:00+01:00');
  expect(await hasWinners()).toBeUndefined();
  at('2026-12-02T12:00:00+01:00');
  expect(await hasWinners()).toBe(true);
});

test('winners are listed from the day of the draw, the newest first', async () => {
  at('2026-12-04T12:00:00+01:00');
  expect(await read('winners', '/advent/winners')).toHaveLength(1);
  at('2026-12-05T12:00:00+01:00');
  const names = (await read('winners', '/advent/winners')).map(({ name }) => name);
  expect(names).toEqual(['B. Béla', 'A. Anna']);
});

test.each([
  ['a beginning', '2026-12-01T09:59:59+01:00', '2026-12-01T10:00:00+01:00', true],
  ['an end', '2026-12-06T23:59:59+01:00', '2026-12-07T00:00:00+01:00', true],
  ['the end of entries', '2026-12-06T17:59:59+01:00', '2026-12-06T18:00:00+01:00', true],
  ['a station', '2026-12-03T23:59:59+01:00', '2026-12-04T00:00:00+01:00', true],
  ['a new day', '2026-12-08T23:59:59+01:00', '2026-12-09T00:00:00+01:00', true],
  ['nothing', '2026-12-01T10:00:00+01:00', '2026-12-01T12:00:00+01:00', false],
])(
  '%s changes the version by which gateways render again',
  async (_what, before, after, changes) => {
    at(before);
    const first = await version();
    at(after);
    expect((await version()) !== first).toBe(changes);
  },
);

test('lists coupons on the coupon day only, each with its own text', async () => {
  const content = sampleContent();
  content.campaigns?.push({
    id: 'coupon-day',
    title: { hu: 'Kuponnap', en: 'Coupon day' },
    ...{ from: '2026-12-04', until: '2026-12-05' },
  });
  await site.load(content);
  const preview = { headers: { [PREVIEW_HEADER]: SHOW_COMING } };
  const shown = async () => [
    (await read('config', '/config')).couponDayActive,
    (await read('couponList', '/coupons')).length,
    (await site.get('/coupons/cipo')).status,
    (await (await fetch(`${site.origin}/api/coupons`, preview)).json()).data.length,
  ];
  at('2026-12-03T23:59:59+01:00');
  const before = await version();
  expect(await shown()).toEqual([false, 0, 404, 1]);
  at('2026-12-04T00:00:00+01:00');
  expect(await shown()).toEqual([true, 1, 200, 1]);
  expect(await version()).not.toBe(before);
  expect(await read('couponList', '/coupons')).toEqual([
    expect.objectContaining({
      slug: 'cipo',
      value: '20%',
      shop: { slug: 'reserved', name: 'Reserved' },
    }),
  ]);
  expect((await read('coupon', '/coupons/cipo')).html).toBe('<p>On all</p>');
  expect((await site.get('/coupons/nincs')).status).toBe(404);
  expect((await site.get('/campaigns/nincs')).status).toBe(404);
  at('2026-12-06T00:00:00+01:00');
  expect(await shown()).toEqual([false, 0, 404, 0]);
});
