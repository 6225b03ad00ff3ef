/** All content as a visitor of one language sees it on one day. */
import type { CinemaProgramme, Config, EditorialPage, Language } from '@mall/contracts';
import { mallDay } from '../content/day.ts';
import type { StoredContent } from '../content/stored-schema.ts';
import { createSearch, type Search } from '../search/create-search.ts';
import { localiseCinema } from './localise/cinema.ts';
import { localiseConfig } from './localise/config.ts';
import { type LocalisedDiscounts, localiseDiscounts } from './localise/discounts.ts';
import { localisePages } from './localise/pages.ts';
import { type LocalisedPosts, localisePosts } from './localise/posts.ts';
import { type LocalisedShops, localiseShops } from './localise/shops.ts';
import { type Brand, createWording } from './localise/wording.ts';

export interface ContentView {
  /** The day at the mall that the view was made for. */
  day: string;
  config: Config;
  shops: LocalisedShops;
  posts: LocalisedPosts;
  discounts: LocalisedDiscounts;
  pages: ReadonlyMap<string, EditorialPage>;
  /** The programme changes by the minute. */
  cinema: (now: Date) => CinemaProgramme;
  search: Search;
}

/** Makes the view of `content` for a language and for the day of `now`. */
export function createContentView(
  content: StoredContent,
  language: Language,
  brand: Brand,
  now: Date,
): ContentView {
  const day = mallDay(now);
  const wording = createWording(language, brand, day);
  const config = localiseConfig(content, wording);
  const posts = localisePosts(content, wording);
  const discounts = localiseDiscounts(content, wording);
  const shops = localiseShops(content, discounts.ofShop, wording);
  return {
    day,
    config,
    shops,
    posts,
    discounts,
    pages: localisePages(content, wording),
    cinema: (moment) => localiseCinema(content, wording, moment),
    search: createSearch({ config, shops, posts, discounts }),
  };
}
