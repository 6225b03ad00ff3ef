/** Routes that show the shops: as a list, or on the map. */
export type ShopView = 'shops' | 'shop-map';
