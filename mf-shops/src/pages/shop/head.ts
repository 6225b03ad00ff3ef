/** The head of a shop's page. */
import { breadcrumbList, limitDescription } from '@mall/blocks';
import type { Config, ImageSet, Shop } from '@mall/contracts';
import type { MessageKey } from '@mall/i18n';
import { mallTime, structuredHours } from '@mall/opening-hours';
import type { MetaArgs, PageMeta } from '@mall/runtime';
import { type StoreFacts, storeData } from '../../features/shop-details/store-data.ts';

export interface ShopHead {
  slug: string;
  unit: string;
  category: string;
  image: ImageSet;
  store: StoreFacts;
}

/** The part of a shop that its head needs. */
export function shopHead(shop: Shop, { categories }: Config): ShopHead {
  const { slug, unit, name, lead, phone, email, website, images } = shop;
  const category = categories.find((one) => one.slug === shop.categories[0])?.name ?? '';
  const openingHours = structuredHours(shop, mallTime(Date.now()).day);
  const store = { name, lead, phone, email, website, logo: images.logo['1x'], openingHours };
  return { slug, unit, category, image: images.logo, store };
}

export function meta({ data, ...args }: MetaArgs<ShopHead, MessageKey<'shops'>>): PageMeta {
  const { t, origin, pathTo } = args;
  const { slug, unit, category, image, store } = data;
  const { name } = store;
  const url = origin + pathTo('shop', { slug });
  return {
    title: name,
    description: limitDescription(t('shop-details.description', { name, category, unit })),
    image,
    structuredData: [
      storeData(store, url, origin),
      breadcrumbList(args, name, [{ route: 'shops', label: t('shop-list.shops') }]),
    ],
  };
}
