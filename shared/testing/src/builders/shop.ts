import {
  type Shop,
  type ShopListItem,
  type ShopOnMap,
  type ShopSummary,
  shopListItemSchema,
  shopOnMapSchema,
  shopSchema,
  shopSummarySchema,
} from '@mall/contracts';
import { builder } from './builder.ts';
import { anImageSet } from './image.ts';

const onMap = (number: number): ShopOnMap => ({
  slug: `shop-${number}`,
  name: `Shop ${number}`,
  floor: 'ground',
  unit: `F-${String(number).padStart(2, '0')}`,
});

const listItem = (number: number): ShopListItem => ({
  ...onMap(number),
  categories: ['service'],
  images: { logo: anImageSet() },
});

const summary = (number: number): ShopSummary => ({
  ...listItem(number),
  id: number,
  services: ['credit-card'],
});

const shop = (number: number): Shop => ({
  ...summary(number),
  type: 'Store',
  images: { logo: anImageSet(), card: anImageSet() },
  lead: `Lead of shop ${number}`,
  description: `Description of shop ${number}`,
  hours: [{ hours: '10:00-20:00', from: 'monday', to: 'sunday' }],
  exceptions: [],
  phone: '+36 1 555 0100',
  email: `shop-${number}@mall.example`,
  website: `https://shop-${number}.example/`,
  discounts: [],
  other_discounts: [],
  similar: [],
});

/** A shop on the map, on the ground floor. */
export const aShopOnMap = builder(shopOnMapSchema, onMap);

/** A shop as lists and menus show it. */
export const aShopListItem = builder(shopListItemSchema, listItem);

/** A shop with its services, on the ground floor. */
export const aShopSummary = builder(shopSummarySchema, summary);

/** A shop as its own page shows it. */
export const aShop = builder(shopSchema, shop);
