/** Every call of the API by name, with its path below `/api` (requirement 7.1). Free of zod. */
export const API_PATHS = {
  config: '/config',
  menus: '/menus',
  home: '/home',
  today: '/today',
  highlights: '/highlights',
  shops: '/shops',
  pinnedShops: '/shops/pinned',
  shop: '/shops/:slug',
  shopPage: '/shops/:slug/page',
  shopList: '/shop-list',
  shopMap: '/shop-map',
  menuShops: '/menu-shops',
  floorPlan: '/map',
  planDrawing: '/map/drawing',
  /** The slug of a shop, or the id of a unit or node, as in `?hova=` of the map. */
  arrivals: '/map/arrivals/:slug',
  cinema: '/cinema',
  featuredMovies: '/cinema/featured',
  movies: '/movies',
  movie: '/movies/:slug',
  posts: '/posts',
  postList: '/post-list',
  pinnedPosts: '/posts/pinned',
  post: '/posts/:slug',
  events: '/events',
  discounts: '/discounts',
  pinnedDiscounts: '/discounts/pinned',
  discount: '/discounts/:slug',
  editorialPage: '/pages/:slug',
  pageSummary: '/pages/:slug/summary',
  listHead: '/pages/:slug/head',
  venues: '/venues',
  search: '/search',
  campaignTimes: '/campaigns',
  campaign: '/campaigns/:slug',
  /** Who has won in a campaign, by its `call`. */
  winners: '/:slug/winners',
  couponList: '/coupons',
  coupon: '/coupons/:slug',
} as const;
export type ApiCall = keyof typeof API_PATHS;

/** The header by which the API recognises a form that is sent again. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/**
 * The header of a call for another time than the present: an ISO time, or `SHOW_COMING`. A gateway sets it
 * for the renders and the browsers of a preview, and removes it from all other requests.
 */
export const PREVIEW_HEADER = 'x-preview';
/** Also reads campaigns that have not begun: the smoke test renders them before their time. */
export const SHOW_COMING = 'coming';
