/** The filters of the shops, by the same function for the API's list and for the map. */
export { filterShops, type ShopFilter } from './filter-shops.ts';
