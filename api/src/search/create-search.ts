/** Search over shops, posts and discounts of one language. */
import type { Config, SearchResult } from '@mall/contracts';
import type { LocalisedDiscounts } from '../snapshot/localise/discounts.ts';
import type { LocalisedPosts } from '../snapshot/localise/posts.ts';
import type { LocalisedShops } from '../snapshot/localise/shops.ts';
import { createGroupIndex } from './group-index.ts';

/** Finds what a visitor typed; an empty query finds nothing. */
export type Search = (query: string) => SearchResult;

export interface Searchable {
  config: Config;
  shops: LocalisedShops;
  posts: LocalisedPosts;
  discounts: LocalisedDiscounts;
}

/** Indexes the content once; the search itself is quick. */
export function createSearch({ config, shops, posts, discounts }: Searchable): Search {
  const categoryNames = new Map(config.categories.map(({ slug, name }) => [slug, name]));
  const shopIndex = createGroupIndex(
    shops.shops,
    ({ slug, name, categories }) => ({
      title: name,
      keywords: categories.map((category) => categoryNames.get(category) ?? '').join(' '),
      text: shops.detail(slug)?.description ?? '',
    }),
    ({ slug, name, images }) => ({ slug, name, images }),
  );
  const postIndex = createGroupIndex(
    posts.posts,
    ({ title, lead }) => ({ title, text: lead }),
    ({ slug, title, images }) => ({ slug, title, images }),
  );
  const discountIndex = createGroupIndex(
    discounts.discounts,
    ({ title, shop, slug }) => ({
      title,
      keywords: shop?.name ?? '',
      text: discounts.detail(slug)?.lead ?? '',
    }),
    ({ slug, title, images }) => ({ slug, title, images }),
  );
  return (query) =>
    query.trim() === ''
      ? { shops: [], posts: [], discounts: [] }
      : {
          shops: shopIndex.find(query),
          posts: postIndex.find(query),
          discounts: discountIndex.find(query),
        };
}
