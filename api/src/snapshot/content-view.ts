/** All content as a visitor of one language sees it on one day. */
import type { CinemaProgramme, Config, EditorialPage, Highlight, Menus } from '@mall/contracts';
import { mallDay } from '../content/day.ts';
import { createSearch, type Search } from '../search/create-search.ts';
import { localiseCinema } from './localise/cinema.ts';
import { localiseConfig } from './localise/config.ts';
import { type LocalisedDiscounts, localiseDiscounts } from './localise/discounts.ts';
import type { LocalContent } from './localise/local-content.ts';
import { localiseMenus } from './localise/menus.ts';
import { localisePages } from './localise/pages.ts';
import { type LocalisedPosts, localisePosts } from './localise/posts.ts';
import { type LocalisedShops, localiseShops } from './localise/shops.ts';

export interface ContentView {
  /** The day at the mall that the view was made for. */
  day: string;
  config: Config;
  menus: Menus;
  highlights: Highlight[];
  shops: LocalisedShops;
  posts: LocalisedPosts;
  discounts: LocalisedDiscounts;
  pages: ReadonlyMap<string, EditorialPage>;
  /** The programme changes by the minute. */
  cinema: (now: Date) => CinemaProgramme;
  search: Search;
}

/** Makes the view of `content` for the day of `now`. */
export function createContentView(content: LocalContent, now: Date): ContentView {
  const day = mallDay(now);
  const config = localiseConfig(content);
  const posts = localisePosts(content, day);
  const discounts = localiseDiscounts(content, day);
  const shops = localiseShops(content, discounts.ofShop);
  return {
    day,
    config,
    menus: localiseMenus(content),
    highlights: content.site.highlights,
    shops,
    posts,
    discounts,
    pages: localisePages(content),
    cinema: (moment) => localiseCinema(content, moment),
    search: createSearch({ config, shops, posts, discounts }),
  };
}
