/** Every call of the API by name, with its path below `/api` (spec section 7). Free of zod. */
export const API_PATHS = {
  config: '/config',
  menus: '/menus',
  highlights: '/highlights',
  shops: '/shops',
  pinnedShops: '/shops/pinned',
  shop: '/shops/:slug',
  cinema: '/cinema',
  featuredMovies: '/cinema/featured',
  posts: '/posts',
  pinnedPosts: '/posts/pinned',
  post: '/posts/:slug',
  discounts: '/discounts',
  pinnedDiscounts: '/discounts/pinned',
  discount: '/discounts/:slug',
  editorialPage: '/pages/:slug',
  search: '/search',
  /** Changes whenever the content changes; the gateway drops its pages on it. */
  contentVersion: '/content-version',
} as const;
export type ApiCall = keyof typeof API_PATHS;
