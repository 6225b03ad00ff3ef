/** The content that comes with the code and its examples have no issue, and search finds what visitors ask for. */
import { join } from 'node:path';
import { type AskedAge, type Language, settingsSchema } from '@mall/contracts';
import { mallDay } from '@mall/opening-hours';
import { withIds } from '../../testing/prepare-sample.ts';
import { localiseContent } from '../localise/local-content.ts';
import { checkProgramme } from '../programme/check-programme.ts';
import { readProgrammeFile } from '../programme/programme-file.ts';
import type { Search } from '../search/create-search.ts';
import { createContentView } from '../snapshot/snapshot.ts';
import { type PreparedContent, prepareContent } from './prepare-content.ts';

const { BRAND_SLUG, BRAND_NAME } = settingsSchema.parse({});
const brand = { name: BRAND_NAME, slug: BRAND_SLUG };

let content: PreparedContent['content'];
let images: PreparedContent['images'];
let searches: Record<Language, Search>;

const folder = join(__dirname, '../../../content');
const today = mallDay(new Date());

/** The content as visitors of `language` see it at `now`. */
const viewOf = (stored: PreparedContent['content'], language: Language, now: Date) =>
  createContentView(localiseContent(withIds(stored), language, brand), language, now);

beforeAll(async () => {
  const context = { brandSlug: BRAND_SLUG, today };
  ({ content, images } = await prepareContent(folder, context, new Map()));
  const now = new Date();
  searches = { hu: viewOf(content, 'hu', now).search, en: viewOf(content, 'en', now).search };
});

it('has no issue', async () => {
  expect(content.shops.length).toBeGreaterThan(0);
  const movies = new Map(content.movies.map(({ id, sub_dub }) => [id, sub_dub]));
  for (const name of ['programme.csv', 'programme.json']) {
    const rows = await readProgrammeFile(join(folder, 'examples', name));
    expect(checkProgramme(rows, movies, today).issues).toEqual([]);
  }
});

/** Its days are counted from the import, or fixed: a fresh copy is imported on any day. */
async function importedOn(day: string) {
  const known = new Map(images.added.map(({ id, facts }) => [id, facts]));
  const context = { brandSlug: BRAND_SLUG, today: day };
  return (await prepareContent(folder, context, known)).content;
}

it.each(['2026-12-29', '2027-03-28', '2028-02-29'])('has no issue on %s', async (day) => {
  await expect(importedOn(day)).resolves.toBeDefined();
});

it.each([
  ['a Friday', '2027'],
  ['a Sunday', '2028'],
])('has nothing on at Christmas Eve, where that is %s', async (_, year) => {
  const view = viewOf(await importedOn(`${year}-12-20`), 'hu', new Date(`${year}-12-20T12:00Z`));
  const { days, ongoing } = view.events.on({ from: `${year}-12-24`, days: 1 });
  expect([...days.flatMap(({ events }) => events), ...ongoing].map(({ title }) => title)).toEqual(
    [],
  );
});

describe('a weekend with children', () => {
  const weekend = async (age: AskedAge) => {
    const saturday = '2026-11-28';
    const view = viewOf(await importedOn('2026-11-26'), 'hu', new Date('2026-11-26T08:00Z'));
    const { days } = view.events.on({ from: saturday, days: 2, age });
    return days[0]?.events ?? [];
  };

  it('lists family films once a day with their times, no errands and no film from 12 on', async () => {
    const events = await weekend('children');
    expect(events.find(({ title }) => title === 'Hópehely expressz')).toMatchObject({
      url: '/mozi/hopehely-expressz',
      times: expect.arrayContaining(['2026-11-28T10:00:00+01:00']),
    });
    const ids = events.map(({ id }) => id).join();
    expect(ids).toMatch(/robotmuhely/);
    expect(ids).not.toMatch(/csomagolopult|premierhetvege|csillagkod/);
  });

  it('lists errands for adults, and no films', async () => {
    const ids = (await weekend(18)).map(({ id }) => id).join();
    expect(ids).toMatch(/csomagolopult/);
    expect(ids).not.toMatch(/hopehely/);
  });
});

/** The first answer: a page, `page#section`, or a place of the plan. */
function firstAnswer(language: Language, query: string): string | undefined {
  const { pages, places } = searches[language](query);
  const [page] = pages;
  if (page) return page.section ? `${page.page}#${page.section}` : page.page;
  return places[0]?.kind;
}

it.each<[Language, string, string]>([
  ['hu', 'wc', 'restroom'],
  ['hu', 'Hol van a WC?', 'restroom'],
  ['hu', 'mosdó', 'restroom'],
  ['hu', 'mosdóban', 'restroom'],
  ['hu', 'toilet', 'restroom'],
  ['hu', 'parkolás', 'contact#parkolas'],
  ['hu', 'parkol', 'contact#parkolas'],
  ['hu', 'pénzautomata', 'atm'],
  ['hu', 'bankautomaták', 'atm'],
  ['hu', 'P1', 'parking'],
  ['hu', 'baba', 'info#babakocsival'],
  ['hu', 'kerekesszék', 'info#kerekesszekkel'],
  ['hu', 'kerekeszék', 'info#kerekesszekkel'],
  ['hu', 'nyitvatartás', 'contact#nyitvatartas'],
  ['hu', 'nyitvatartás karácsony', 'contact#nyitvatartas'],
  ['hu', 'karácsonyi nyitvatartás', 'contact#nyitvatartas'],
  ['hu', 'opening hours', 'contact#nyitvatartas'],
  ['hu', 'mozi jegyárak', 'cinema#jegyarak'],
  ['hu', 'mozi', 'cinema'],
  ['hu', 'ajandek kartya', 'gift-card'],
  ['hu', 'ajándékkártya', 'gift-card'],
  ['hu', 'talált tárgyak', 'info#informacios-pult'],
  ['hu', 'Tesco', 'contact#nyitvatartas'],
  ['hu', 'akvárium', 'tropicarium'],
  ['hu', 'etetés', 'tropicarium#etetesek'],
  ['hu', 'osztálykirándulás', 'tropicarium#csoportok'],
  ['hu', 'építőkocka', 'kockapark'],
  ['hu', 'csúszda', 'playhouse'],
  ['hu', 'szülinap', 'playhouse#szulinap'],
  ['hu', '5D-mozi', 'cinema#5d-mozi'],
  ['hu', 'szabadulószoba', 'cinema#szabaduloszoba'],
  ['hu', 'családi kártya', 'loyalty-card#csaladi-kartya'],
  ['en', 'wc', 'restroom'],
  ['en', 'restroom', 'restroom'],
  ['en', 'where is the toilet', 'restroom'],
  ['en', 'parking', 'contact#parkolas'],
  ['en', 'cash machine', 'atm'],
  ['en', 'atm', 'atm'],
  ['en', 'baby', 'info#babakocsival'],
  ['en', 'wheelchair', 'info#kerekesszekkel'],
  ['en', 'opening hours', 'contact#nyitvatartas'],
  ['en', 'opening hours christmas', 'contact#nyitvatartas'],
  ['en', 'cinema ticket prices', 'cinema#jegyarak'],
  ['en', 'gift card', 'gift-card'],
  ['en', 'lost and found', 'info#informacios-pult'],
  ['en', 'Tesco', 'contact#nyitvatartas'],
  ['en', 'aquarium', 'tropicarium'],
  ['en', 'feeding', 'tropicarium#etetesek'],
  ['en', 'school trip', 'tropicarium#csoportok'],
  ['en', 'bricks', 'kockapark'],
  ['en', 'slides', 'playhouse'],
  ['en', 'birthday party', 'playhouse#szulinap'],
  ['en', '5D cinema', 'cinema#5d-mozi'],
  ['en', 'escape room', 'cinema#szabaduloszoba'],
  ['en', 'family card', 'loyalty-card#csaladi-kartya'],
])('%s: %s leads to %s', (language, query, answer) => {
  expect(firstAnswer(language, query)).toBe(answer);
});

it.each<[Language, string]>([
  ['hu', 'nyitvatartás'],
  ['hu', 'parkolás'],
  ['hu', 'wc'],
  ['en', 'opening hours'],
  ['en', 'parking'],
])('%s: shops that only mention %s are not offered', (language, query) => {
  expect(searches[language](query).shops).toEqual([]);
});

it('a place is not found by what is beside it', () => {
  expect(searches.hu('mozi').places).toEqual([]);
  expect(searches.hu('mosdó mozi').places[0]?.id).toBe('restroom-cinema');
});

it.each(['hm', 'ca', 'sport', 'cipő', 'kávé', 'h'])('%s is for shops, not for pages', (query) => {
  const { shops, pages, places } = searches.hu(query);
  expect(shops.length).toBeGreaterThan(0);
  expect([pages, places]).toEqual([[], []]);
});
