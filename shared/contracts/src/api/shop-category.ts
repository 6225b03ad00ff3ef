/** Slugs of the shop categories (requirement 5.3). Free of zod: the browser loads this module. */
export const SHOP_CATEGORIES = [
  'restaurant-cafe',
  'fashion-lingerie',
  'shoes-leather-bags',
  'watches-jewelry-accessories',
  'perfumes-cosmetics-health',
  'gifts-games',
  'recreation',
  'housing-living',
  'home-appliances-electronics',
  'books-newspaper-stationery',
  'service',
] as const;
