import { API_SCHEMAS } from '@mall/contracts';
import { anImageSet, builder } from './builder.ts';

const onMap = (number: number) => ({
  slug: `shop-${number}`,
  name: `Shop ${number}`,
  floor: 'ground' as const,
  unit: `F-${String(number).padStart(2, '0')}`,
});

const listItem = (number: number) => ({
  ...onMap(number),
  categories: ['service' as const],
  images: { logo: anImageSet() },
});

const summary = (number: number) => ({
  ...listItem(number),
  id: number,
  services: ['credit-card' as const],
});

/** A shop on the map, on the ground floor. */
export const aShopOnMap = builder(API_SCHEMAS.shopMap.shape.shops.element, (number) => ({
  ...onMap(number),
  hours: 0,
}));

/** A shop as lists and menus show it. */
export const aShopListItem = builder(API_SCHEMAS.menuShops.element, listItem);

/** A shop with its services, on the ground floor. */
export const aShopSummary = builder(API_SCHEMAS.shops.element, summary);

/** A shop as its own page shows it. */
export const aShop = builder(API_SCHEMAS.shop, (number) => ({
  ...summary(number),
  type: 'Store' as const,
  images: { logo: anImageSet(), card: anImageSet() },
  lead: `Lead of shop ${number}`,
  description: `Description of shop ${number}`,
  hours: [{ hours: '10:00-20:00', from: 'monday' as const, to: 'sunday' as const }],
  exceptions: [],
  phone: '+36 1 555 0100',
  email: `shop-${number}@mall.example`,
  website: `https://shop-${number}.example/`,
  discounts: [],
  other_discounts: [],
  similar: [],
}));

const discount = (number: number) => ({
  id: number,
  slug: `discount-${number}`,
  title: `Discount ${number}`,
  created_at: '2026-11-02T09:00:00+01:00',
  expired: false,
  type: 'percentage' as const,
  value: '20',
  valid_from: '2026-11-01',
  valid_until: '2026-11-30',
  shop: null,
  categories: [],
  images: { featured: anImageSet() },
});

/** A discount of 20 % in November 2026. */
export const aDiscount = builder(API_SCHEMAS.discounts.element, discount);

/** A discount as its own page shows it. */
export const aDiscountDetail = builder(API_SCHEMAS.discount, (number) => ({
  ...discount(number),
  lead: `Lead of discount ${number}`,
  body: `<p>Body of discount ${number}</p>`,
  place: null,
  others: [],
}));
