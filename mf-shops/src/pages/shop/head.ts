/** What stands in the head of a shop's page. */
import type { Config, ImageSet, Shop } from '@mall/contracts';
import type { MetaArgs, PageMeta } from '@mall/runtime';
import {
  breadcrumbData,
  type StoreFacts,
  storeData,
} from '../../features/shop-details/store-data.ts';

/** The longest description that search results show. */
const LONGEST = 160;

export interface ShopHead {
  slug: string;
  unit: string;
  category: string;
  image: ImageSet;
  store: StoreFacts;
}

/** The little of a shop that its head needs. */
export function shopHead(shop: Shop, { categories }: Config): ShopHead {
  const { slug, unit, name, lead, hours, phone, email, website, images } = shop;
  const category = categories.find((one) => one.slug === shop.categories[0])?.name ?? '';
  const store = { name, lead, hours, phone, email, website, logo: images.logo['1x'] };
  return { slug, unit, category, image: images.logo, store };
}

export function meta({ data, t, origin, pathTo }: MetaArgs<ShopHead>): PageMeta {
  const { slug, unit, category, image, store } = data;
  const path = pathTo('shop', { slug });
  const trail = [
    { name: t('shop-list.shops'), path: pathTo('shops') },
    { name: store.name, path },
  ];
  return {
    title: store.name,
    description: t('shop-details.description', { name: store.name, category, unit }).slice(
      0,
      LONGEST,
    ),
    image,
    structuredData: [storeData(store, origin + path, origin), breadcrumbData(trail, origin)],
  };
}
