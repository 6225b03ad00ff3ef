import { breadcrumbList, limitDescription, placeLocation } from '@mall/blocks';
import type { Config, Shop } from '@mall/contracts';
import type { MessageKey } from '@mall/i18n';
import { mallTime } from '@mall/opening-hours';
import { structuredHours } from '@mall/opening-hours/structured-hours';
import type { MetaArgs, PageMeta, StructuredData } from '@mall/runtime';

interface ShopHead {
  shop: Shop;
  config: Config;
}

/** A shop as a local business of schema.org; `url` is the URL of its page. */
function storeData(
  { shop, config }: ShopHead,
  url: string,
  { brand, origin }: Pick<MetaArgs, 'brand' | 'origin'>,
): StructuredData {
  const location = placeLocation(config.contact);
  const business = {
    '@type': 'LocalBusiness',
    '@id': `${url}#shop`,
    name: shop.name,
    description: shop.lead,
    url,
    logo: origin + shop.images.logo['1x'],
    image: origin + shop.images.card['1x'],
    ...location,
    containedInPlace: {
      '@type': 'ShoppingCenter',
      '@id': `${origin}/#mall`,
      name: brand.name,
      url: `${origin}/`,
      ...location,
    },
    ...structuredHours(shop, mallTime(Date.now()).day),
    ...(shop.phone ? { telephone: shop.phone } : {}),
    ...(shop.email ? { email: shop.email } : {}),
    ...(shop.website ? { sameAs: [shop.website] } : {}),
  } satisfies StructuredData;
  // The vocabulary's vet is a medical organisation, which has neither a place nor opening hours.
  const type = shop.type === 'VeterinaryCare' ? [shop.type, 'LocalBusiness'] : shop.type;
  // TypeScript does not compare a union of so many types.
  return { ...business, '@type': type } as StructuredData;
}

export function meta({ data, ...args }: MetaArgs<ShopHead, MessageKey<'shops'>>): PageMeta {
  const { t, origin, pathTo } = args;
  const { slug, unit, name, images, categories } = data.shop;
  const category = data.config.categories.find((one) => one.slug === categories[0])?.name ?? '';
  return {
    title: name,
    description: limitDescription(t('shop-details.description', { name, category, unit })),
    image: images.card,
    structuredData: [
      storeData(data, origin + pathTo('shop', { slug }), args),
      breadcrumbList(args, name, [{ route: 'shops', label: t('shop-list.shops') }]),
    ],
  };
}
