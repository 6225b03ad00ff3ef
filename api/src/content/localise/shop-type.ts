import type { ShopCategory, ShopType } from '@mall/contracts';

/** What most shops of a category are to search engines. */
const TYPES: Readonly<Record<ShopCategory, ShopType>> = {
  'restaurant-cafe': 'Restaurant',
  'fashion-lingerie': 'ClothingStore',
  'shoes-leather-bags': 'ShoeStore',
  'watches-jewelry-accessories': 'JewelryStore',
  'perfumes-cosmetics-health': 'HealthAndBeautyBusiness',
  'gifts-games': 'Store',
  recreation: 'SportingGoodsStore',
  'housing-living': 'HomeGoodsStore',
  'home-appliances-electronics': 'ElectronicsStore',
  'books-newspaper-stationery': 'BookStore',
  service: 'LocalBusiness',
};

/** The type of a shop for which the content has none. */
export function typeOf([category]: readonly ShopCategory[]): ShopType {
  return category ? TYPES[category] : 'Store';
}
