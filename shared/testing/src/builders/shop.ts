import { type Shop, type ShopSummary, shopSchema, shopSummarySchema } from '@mall/contracts';
import { builder } from './builder.ts';
import { anImageSet } from './image.ts';

const summary = (number: number): ShopSummary => ({
  id: number,
  slug: `shop-${number}`,
  name: `Shop ${number}`,
  categories: ['service'],
  floor: 'ground',
  unit: `F-${String(number).padStart(2, '0')}`,
  services: ['credit-card'],
  images: { logo: anImageSet() },
});

const shop = (number: number): Shop => ({
  ...summary(number),
  lead: `Lead of shop ${number}`,
  description: `Description of shop ${number}`,
  hours: [{ hours: '10:00-20:00', from: 'monday', to: 'sunday' }],
  exceptions: [],
  phone: '+36 1 555 0100',
  email: `shop-${number}@mall.example`,
  website: `https://shop-${number}.example/`,
  discounts: [],
});

/** A shop in the list, on the ground floor. */
export const aShopSummary = builder(shopSummarySchema, summary);

/** A shop as its own page shows it. */
export const aShop = builder(shopSchema, shop);
