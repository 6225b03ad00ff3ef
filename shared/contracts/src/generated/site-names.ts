/** Made by `npm run generate` from every app's mf.json. Free of zod. */

/** Each route's id with the names of its path's parameters; `never` for a path without any. */
export interface RouteParams {
  'accessibility': never;
  'account-deletion': never;
  'app': never;
  'app-qr': never;
  'capakkozott': never;
  'cinema': never;
  'contact': never;
  'cookies': never;
  'discount': 'slug';
  'discounts': never;
  'entertainment': never;
  'events': never;
  'forgotten-password': 'slug';
  'gift-card': never;
  'home': never;
  'husvet': never;
  'info': never;
  'kockapark': never;
  'loyalty-card': never;
  'mikulas-nyomaban': never;
  'movie': 'slug';
  'news': never;
  'password-mail': never;
  'playhouse': never;
  'post': 'slug';
  'privacy': never;
  'search': never;
  'shop': 'slug';
  'shop-map': never;
  'shops': never;
  'storybook': never;
  'tavasz': never;
  'tel': never;
  'terms': never;
  'tropicarium': never;
}

/** Slots that a page shows or an app fills. */
export interface SlotNames {
  'coupons': true;
  'featured-movies': true;
  'newsletter': true;
  'shops-teaser': true;
  'trailer': true;
}
export type SlotName = keyof SlotNames;

/**
 * Slugs that no entry of an API list may have, because a static path of the site or a call of the
 * API has their place. `{product}` stands for the brand's slug.
 */
export const RESERVED_SLUGS = {
  shops: ['cinema', 'cinema-city', 'jatszohaz', 'kockapark', 'map', 'mozi', 'pinned', 'playhouse', 'terkep', 'tropicarium', '{product}-jatszohaz', '{product}-kockapark'],
  posts: ['pinned'],
  discounts: ['pinned'],
};

/** The path of the page that an entry of an API list has. */
export const ENTRY_PATHS = {
  shops: { hu: '/uzletek/:slug', en: '/shops/:slug' },
  posts: { hu: '/aktualitasok/:slug', en: '/news/:slug' },
  discounts: { hu: '/kedvezmenyek/:slug', en: '/discounts/:slug' },
  movies: { hu: '/mozi/:slug', en: '/cinema/:slug' },
};

/** Pages that all content needs, since a route of an app shows them. */
export const EDITORIAL_PAGES = [
  'accessibility',
  'account-deletion',
  'app',
  'app-qr',
  'cinema',
  'contact',
  'cookies',
  'discounts',
  'entertainment',
  'events',
  'forgotten-password',
  'gift-card',
  'home',
  'info',
  'kockapark',
  'loyalty-card',
  'news',
  'password-mail',
  'playhouse',
  'privacy',
  'shop-map',
  'shops',
  'storybook',
  'terms',
  'tropicarium',
];
