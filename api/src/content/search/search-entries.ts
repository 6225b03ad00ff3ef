/** What search finds, and the words by which it does. */
import type { Config, FloorPlan, SearchKind, SearchResult } from '@mall/contracts';
import type { LocalisedDiscounts } from '../localise/discounts.ts';
import type { LocalisedEvents } from '../localise/events.ts';
import type { LocalContent } from '../localise/local-content.ts';
import type { LocalisedPosts } from '../localise/posts.ts';
import type { LocalisedShops } from '../localise/shops.ts';
import type { SearchEntry } from './word-finder.ts';

export interface Searchable {
  config: Pick<Config, 'categories'>;
  shops: Pick<LocalisedShops, 'shops'>;
  posts: Pick<LocalisedPosts, 'posts'>;
  discounts: Pick<LocalisedDiscounts, 'discounts' | 'detail'>;
  events: Pick<LocalisedEvents, 'nextDate'>;
  floorPlan: Pick<FloorPlan, 'nodes' | 'floors'>;
  content: Pick<LocalContent, 'pages' | 'events' | 'movies' | 'synonyms'>;
}

type Synonym = LocalContent['synonyms'][number];

type Result<Kind extends SearchKind> = SearchResult[Kind][number];

/**
 * What the response holds of `result` is decided by its schema. One that changes within a day is worked out for
 * each search; undefined leaves the entry out.
 */
interface Entry<Kind extends SearchKind = SearchKind> extends SearchEntry {
  kind: Kind;
  /** The page that it is or belongs to. */
  page?: string;
  result: Result<Kind> | ((now: Date) => Result<Kind> | undefined);
}

/** A list of what was asked for comes before one shop of it. */
const WHOLE_CATEGORY = 1.05;
/** A service is true of many shops. */
const SHARED = 0.8;
/** What ends some time comes after what is always there. */
const PASSING = 0.9;
const OVER = 0.7;

/** The words that the content has for what its synonyms mean, in the page's language and in the other one. */
function wordsBy(synonyms: readonly Synonym[]) {
  return (isMeant: (synonym: Synonym) => boolean) => {
    const meant = synonyms.filter(isMeant);
    const text = (key: 'words' | 'foreign') => meant.map((synonym) => synonym[key]).join(' ');
    return { words: text('words'), foreign: text('foreign') };
  };
}

type WordsOf = ReturnType<typeof wordsBy>;

type FloorNames = ReadonlyMap<string, string>;

function shopEntries({ config, shops }: Searchable, wordsOf: WordsOf, floors: FloorNames): Entry[] {
  const categories = new Map(config.categories.map(({ slug, name }) => [slug, name]));
  return shops.shops.map(
    (shop): Entry<'shops'> => ({
      kind: 'shops',
      title: shop.name,
      ...wordsOf(({ shop: slug, type }) => slug === shop.slug || type === shop.type),
      related: shop.categories.map((category) => categories.get(category) ?? '').join(' '),
      text: `${shop.lead} ${shop.description}`,
      byFirstLetter: true,
      result: { ...shop, floor: floors.get(shop.floor) ?? '' },
    }),
  );
}

function shopListEntries({ config, content }: Searchable, wordsOf: WordsOf): Entry[] {
  const ofCategories = config.categories.map(({ slug, name: title }) => ({
    ...{ title, ...wordsOf(({ category }) => category === slug), weight: WHOLE_CATEGORY },
    result: { title, category: slug },
  }));
  const ofServices = content.synonyms.flatMap(({ service, name: title, words, foreign }) =>
    service && title ? [{ title, words, foreign, weight: SHARED, result: { title, service } }] : [],
  );
  return [...ofCategories, ...ofServices].map((one) => ({ kind: 'shop_lists', ...one }));
}

/** A page by its title; of its sections those that the content gives words for search. */
function pageEntries({ content }: Searchable): Entry<'pages'>[] {
  return content.pages.flatMap(({ id: page, title, search, lead, sections }) => [
    { kind: 'pages', page, title, words: search, result: { page, title, text: lead } },
    ...sections
      .filter((section) => section.search !== undefined)
      .map(
        ({ id: section, heading, search: words }): Entry<'pages'> => ({
          ...{ kind: 'pages', page, title: heading, words, context: title },
          result: { page, section, title: heading, text: title },
        }),
      ),
  ]);
}

function placeEntries(
  { floorPlan }: Searchable,
  wordsOf: WordsOf,
  floors: FloorNames,
): Entry<'places'>[] {
  return floorPlan.nodes.flatMap(({ id, kind, floor, name }): Entry<'places'>[] => {
    if (!name || !kind) return [];
    const words = wordsOf(({ place }) => place === kind);
    if (!words.words) return [];
    // What it is near to finds many other things: of its name only the first word counts by itself.
    const title = name.split(/[\s,]/)[0] ?? '';
    const result = { id, kind, name, floor: floors.get(floor) ?? '' };
    return [{ kind: 'places', title, ...words, context: name, result }];
  });
}

function eventEntries({ content, events }: Searchable): Entry<'events'>[] {
  return content.events.map(({ id, title, lead, path: url, place }): Entry<'events'> => {
    const nextDate = events.nextDate(id);
    const result = (now: Date) => {
      const next = nextDate(now);
      return next && { title, url, place, from: next.from };
    };
    return { kind: 'events', title, related: place, text: lead, weight: PASSING, result };
  });
}

function offerEntries({ posts, discounts, content }: Searchable): Entry[] {
  return [
    ...content.movies.map(
      ({ id, name, genre, lead, poster }): Entry<'movies'> => ({
        ...{ kind: 'movies', title: name, related: genre, text: lead },
        result: { slug: id, name, genre, poster },
      }),
    ),
    ...posts.posts.map(
      (post): Entry<'posts'> => ({
        ...{ kind: 'posts', title: post.title, text: post.lead, weight: PASSING, result: post },
      }),
    ),
    ...discounts.discounts.map(
      (discount): Entry<'discounts'> => ({
        kind: 'discounts',
        title: discount.title,
        related: discount.shop?.name,
        text: discounts.detail(discount.slug)?.lead,
        weight: discount.expired ? OVER : PASSING,
        result: discount,
      }),
    ),
  ];
}

/** The result of an entry at `now`. */
export const resultAt = ({ result }: Entry, now: Date) =>
  typeof result === 'function' ? result(now) : result;

/** Everything that search finds; of entries that match as well the first comes first. */
export function searchEntries(content: Searchable): Entry[] {
  const wordsOf = wordsBy(content.content.synonyms);
  const floors = new Map<string, string>(
    content.floorPlan.floors.map(({ id, name }) => [id, name]),
  );
  return [
    ...pageEntries(content),
    ...placeEntries(content, wordsOf, floors),
    ...shopListEntries(content, wordsOf),
    ...shopEntries(content, wordsOf, floors),
    ...eventEntries(content),
    ...offerEntries(content),
  ];
}
