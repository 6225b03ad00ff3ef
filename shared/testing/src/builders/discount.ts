import { discountDetailSchema, discountSchema } from '@mall/contracts';
import { builder } from './builder.ts';
import { anImageSet } from './image.ts';

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
export const aDiscount = builder(discountSchema, discount);

/** A discount as its own page shows it. */
export const aDiscountDetail = builder(discountDetailSchema, (number) => ({
  ...discount(number),
  lead: `Lead of discount ${number}`,
  body: `<p>Body of discount ${number}</p>`,
  place: null,
  others: [],
}));
