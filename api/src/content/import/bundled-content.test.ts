/** The content that comes with the code and its examples have no issue, and search finds what visitors ask for. */
import { join } from 'node:path';
import { type AskedAge, LANGUAGES, type Language, settingsSchema } from '@mall/contracts';
import { withIds } from '../../testing/prepare-sample.ts';
import { SEARCH_QUERIES } from '../../testing/search-queries.ts';
import { localiseContent } from '../localise/local-content.ts';
import type { ImageFacts } from '../media/image-kind.ts';
import { checkProgramme } from '../programme/check-programme.ts';
import { readProgrammeFile } from '../programme/programme-file.ts';
import { type ContentView, createContentView } from '../snapshot/snapshot.ts';
import { type PreparedContent, prepareContent } from './prepare-content.ts';

/** Parsed once: the files are the same on each day, and most of an import is their parsing. */
jest.mock('yaml', () => {
  const yaml = jest.requireActual<typeof import('yaml')>('yaml');
  const parsed = new Map<string, ReturnType<typeof yaml.parseDocument>>();
  const parseDocument = (text: string) => {
    const document = parsed.get(text) ?? yaml.parseDocument(text);
    parsed.set(text, document);
    return document;
  };
  return { ...yaml, parseDocument };
});

const { BRAND_SLUG, BRAND_NAME } = settingsSchema.parse({});
const brand = { name: BRAND_NAME, slug: BRAND_SLUG };

let content: PreparedContent['content'];
let views: Record<Language, ContentView>;

const folder = join(__dirname, '../../../content');
/** A Thursday; tests name the days on which the content may differ. */
const DAY = '2026-11-26';
const NOW = new Date(`${DAY}T08:00Z`);

/** The content as visitors of `language` see it at `now`. */
const viewOf = (stored: PreparedContent['content'], language: Language, now: Date) =>
  createContentView(localiseContent(withIds(stored), language, brand), language, now);

/** As if each image were known. All are decoded when the site of the end-to-end tests starts. */
const FACTS: ImageFacts = {
  kind: 'cover',
  original: { type: 'jpeg', width: 2_880, height: 1_000 },
};
const knownImages = { get: () => FACTS } as unknown as ReadonlyMap<string, ImageFacts>;

/** Its days are counted from the import, or fixed: a fresh copy is imported on any day. */
const importedOn = async (day: string) =>
  (await prepareContent(folder, { brandSlug: BRAND_SLUG, today: day }, knownImages)).content;

beforeAll(async () => {
  content = await importedOn(DAY);
  views = { hu: viewOf(content, 'hu', NOW), en: viewOf(content, 'en', NOW) };
});

it('has no issue', async () => {
  expect(content.shops.length).toBeGreaterThan(0);
  const movies = new Map(content.movies.map(({ id, sub_dub }) => [id, sub_dub]));
  for (const name of ['programme.csv', 'programme.json']) {
    const rows = await readProgrammeFile(join(folder, 'examples', name));
    expect(checkProgramme(rows, movies, DAY).issues).toEqual([]);
  }
});

it.each(['2027-03-28', '2028-02-29'])('has no issue on %s', async (day) => {
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
  const saturday = (age: AskedAge) =>
    views.hu.events.on({ from: '2026-11-28', days: 2, age }).days[0]?.events ?? [];

  it('lists family films once a day with their times, no errands and no film from 12 on', () => {
    const events = saturday('children');
    expect(events.find(({ title }) => title === 'Hópehely expressz')).toMatchObject({
      url: '/mozi/hopehely-expressz',
      times: expect.arrayContaining(['2026-11-28T10:00:00+01:00']),
    });
    const ids = events.map(({ id }) => id).join();
    expect(ids).toMatch(/robotmuhely/);
    expect(ids).not.toMatch(/csomagolopult|premierhetvege|csillagkod/);
  });

  it('lists errands for adults, and no films', () => {
    const ids = saturday(18)
      .map(({ id }) => id)
      .join();
    expect(ids).toMatch(/csomagolopult/);
    expect(ids).not.toMatch(/hopehely/);
  });
});

/** The names of the first result: its own, with its kind, and the type of a shop. */
function firstResult(language: Language, query: string): string[] {
  const found = views[language].search(query, NOW);
  const [page] = found.pages;
  const [list] = found.shop_lists;
  const type = views[language].shops.detail(found.shops[0]?.slug ?? '')?.type;
  const service = list?.service ?? '';
  switch (found.order[0]) {
    case 'pages':
      return [page?.section ? `${page.page}#${page.section}` : `${page?.page}`];
    case 'places':
      return [`${found.places[0]?.kind}`];
    case 'shop_lists':
      return [list?.category ?? service, `service ${service}`];
    case 'shops':
      return [`${found.shops[0]?.slug}`, `of ${type}`];
    case 'movies':
      return [`${found.movies[0]?.slug}`];
    default:
      return [`${found.events[0]?.title}`];
  }
}

describe.each(LANGUAGES)('search in %s', (language) => {
  it.each(Object.entries(SEARCH_QUERIES))('finds %s first', (first, queries) => {
    for (const query of queries[language] ?? []) {
      expect([query, firstResult(language, query)]).toEqual([
        query,
        expect.arrayContaining([first]),
      ]);
    }
  });
});

it('finds every category, type and service of the shops, and every movie', () => {
  const { shops, config } = views.hu;
  const asked = new Set(
    Object.keys(SEARCH_QUERIES).map((first) => first.replace(/^(of|service) /, '')),
  );
  const known = [
    ...config.categories.map(({ slug }) => slug),
    ...content.shops.flatMap(({ type, services }) => [...services, ...(type ? [type] : [])]),
  ].filter((name) => name !== 'Store');
  expect(known.filter((name) => !asked.has(name))).toEqual([]);
  const names = views.hu.cinema(NOW).movies.map(({ name }) => name);
  expect(names.map((name) => views.hu.search(name, NOW).movies[0]?.name)).toEqual(names);
  expect(shops.shops.every(({ name }) => views.hu.search(name, NOW).shops.length > 0)).toBe(true);
});

it.each<[Language, string]>([
  ['hu', 'nyitvatartás'],
  ['hu', 'parkolás'],
  ['hu', 'wc'],
  ['en', 'opening hours'],
  ['en', 'parking'],
])('%s: shops that only mention %s are not offered', (language, query) => {
  expect(views[language].search(query, NOW).shops).toEqual([]);
});

it('makes one response for every way to write a query', () => {
  const response = views.hu.search('cipő', NOW);
  expect(views.hu.search(' CIPO ', NOW)).toBe(response);
  expect(views.hu.search('cipők', NOW)).not.toBe(response);
});

it('gives an event the first of its dates that is not over', () => {
  const dateAt = (time: string) =>
    views.hu.search('rájaetetés', new Date(`${DAY}T${time}+01:00`)).events[0]?.from;
  expect(['11:19', '11:20'].map(dateAt)).toEqual([
    '2026-11-26T11:00:00+01:00',
    '2026-11-27T11:00:00+01:00',
  ]);
});

it('a place is not found by what is beside it', () => {
  expect(views.hu.search('mozi', NOW).places).toEqual([]);
  expect(views.hu.search('mosdó mozi', NOW).places[0]?.id).toBe('restroom-cinema');
});

it.each(['hm', 'ca', 'sport', 'cipő', 'kávé', 'h'])('%s is for shops, not for pages', (query) => {
  const { shops, pages, places } = views.hu.search(query, NOW);
  expect(shops.length).toBeGreaterThan(0);
  expect([pages, places]).toEqual([[], []]);
});
