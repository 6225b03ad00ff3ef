/** All content of a folder: `shops.yaml`, `posts.yaml`, `events.yaml`, `discounts.yaml`, `movies.yaml`, `site.yaml`, `coupons.yaml`, `pages/*.yaml`, `campaigns/*.yaml`, `floor-plan/*.geojson`. */
import { z } from 'zod';
import { campaignSchema } from './campaign-schema.ts';
import { couponSchema } from './coupon-schema.ts';
import { discountSchema } from './discount-schema.ts';
import { eventSchema } from './event-schema.ts';
import type { FieldKinds, FieldTypes } from './field-types.ts';
import { floorPlanSchema } from './floor-plan-schema.ts';
import { movieSchema } from './movie-schema.ts';
import { pageSchema } from './page-schema.ts';
import { postSchema } from './post-schema.ts';
import { shopSchema } from './shop-schema.ts';
import { siteSchema } from './site-schema.ts';

export const contentSchema = <Kinds extends FieldKinds>(field: FieldTypes<Kinds>) =>
  z.strictObject({
    site: siteSchema(field),
    shops: z.array(shopSchema(field)),
    posts: z.array(postSchema(field)),
    events: z.array(eventSchema(field)).default([]),
    discounts: z.array(discountSchema(field)),
    movies: z.array(movieSchema(field)),
    pages: z.array(pageSchema(field)),
    campaigns: z.array(campaignSchema(field)).default([]),
    coupons: z.array(couponSchema(field)).default([]),
    floor_plan: floorPlanSchema(field).optional(),
  });
