/** The head of a shop's page. */
import { breadcrumbList, limitDescription } from '@mall/blocks';
import type { Config, ImageSet, Shop } from '@mall/contracts';
import type { MessageKey } from '@mall/i18n';
import { mallTime } from '@mall/opening-hours';
import { structuredHours } from '@mall/opening-hours/structured-hours';
import type { MetaArgs, PageMeta } from '@mall/runtime';
import { type StoreFacts, storeData } from '../../features/shop-details/store-data.ts';

export interface ShopHead {
  slug: string;
  unit: string;
  category: string;
  card: ImageSet;
  store: StoreFacts;
}

/** The part of a shop that its head needs. */
export function shopHead(shop: Shop, { categories, contact }: Config): ShopHead {
  const { slug, unit, name, type, lead, phone, email, website, images } = shop;
  const category = categories.find((one) => one.slug === shop.categories[0])?.name ?? '';
  const openingHours = structuredHours(shop, mallTime(Date.now()).day);
  const files = { logo: images.logo['1x'], card: images.card['1x'] };
  const store = { name, type, lead, phone, email, website, contact, openingHours, ...files };
  return { slug, unit, category, card: images.card, store };
}

export function meta({ data, ...args }: MetaArgs<ShopHead, MessageKey<'shops'>>): PageMeta {
  const { t, origin, pathTo } = args;
  const { slug, unit, category, card, store } = data;
  const { name } = store;
  const url = origin + pathTo('shop', { slug });
  return {
    title: name,
    description: limitDescription(t('shop-details.description', { name, category, unit })),
    image: card,
    structuredData: [
      storeData(store, url, args),
      breadcrumbList(args, name, [{ route: 'shops', label: t('shop-list.shops') }]),
    ],
  };
}
