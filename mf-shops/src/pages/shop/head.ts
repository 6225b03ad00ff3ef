import { breadcrumbList, limitDescription, placeLocation } from '@mall/blocks';
import type { Config, Shop } from '@mall/contracts';
import type { MessageKey } from '@mall/i18n';
import { mallTime } from '@mall/opening-hours';
import { structuredHours } from '@mall/opening-hours/structured-hours';
import type { MetaArgs, PageMeta, StructuredData } from '@mall/runtime';

/** A shop as a local business of schema.org; `url` is the URL of its page. */
function storeData(
  shop: ShopHead['store'],
  url: string,
  { brand, origin }: Pick<MetaArgs, 'brand' | 'origin'>,
): StructuredData {
  const location = placeLocation(shop.contact);
  const business = {
    '@type': 'LocalBusiness',
    '@id': `${url}#shop`,
    name: shop.name,
    description: shop.lead,
    url,
    logo: origin + shop.logo,
    image: origin + shop.card,
    ...location,
    containedInPlace: {
      '@type': 'ShoppingCenter',
      '@id': `${origin}/#mall`,
      name: brand.name,
      url: `${origin}/`,
      ...location,
    },
    ...shop.openingHours,
    ...(shop.phone ? { telephone: shop.phone } : {}),
    ...(shop.email ? { email: shop.email } : {}),
    ...(shop.website ? { sameAs: [shop.website] } : {}),
  } satisfies StructuredData;
  // The vocabulary's vet is a medical organisation, which has neither a place nor opening hours.
  const type = shop.type === 'VeterinaryCare' ? [shop.type, 'LocalBusiness'] : shop.type;
  // TypeScript does not compare a union of so many types.
  return { ...business, '@type': type } as StructuredData;
}

export function shopHead(shop: Shop, { categories, contact }: Config) {
  const { slug, unit, name, type, lead, phone, email, website, images } = shop;
  const category = categories.find((one) => one.slug === shop.categories[0])?.name ?? '';
  const openingHours = structuredHours(shop, mallTime(Date.now()).day);
  const files = { logo: images.logo['1x'], card: images.card['1x'] };
  const store = { name, type, lead, phone, email, website, contact, openingHours, ...files };
  return { slug, unit, category, card: images.card, store };
}

type ShopHead = ReturnType<typeof shopHead>;

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
