/** All content of a folder, and its editorial pages. */
import { editorialSection, openingHoursGroupSchema, slugSchema, venueFacts } from '@mall/contracts';
import { z } from 'zod';
import { campaignSchema } from './campaign-schema.ts';
import type { FieldKinds, FieldTypes } from './field-types.ts';
import { floorPlanSchema } from './floor-plan-schema.ts';
import { movieSchema } from './movie-schema.ts';
import { couponSchema, discountSchema } from './offer-schema.ts';
import { eventSchema, postSchema } from './post-schema.ts';
import { shopSchema } from './shop-schema.ts';
import { siteSchema } from './site-schema.ts';
import { synonymSchema } from './synonym-schema.ts';

const pageSchema = <Kinds extends FieldKinds>(field: FieldTypes<Kinds>) =>
  z.strictObject({
    id: slugSchema,
    title: field.text,
    lead: field.text,
    description: field.text.describe('For search engines: 50 to 160 characters'),
    cover: field.image.cover.optional(),
    drawing: field.image.drawing.optional().describe('In the place of a cover, without a frame'),
    opening_hours: openingHoursGroupSchema.optional(),
    venue: venueFacts(field.text, z.strictObject)
      .optional()
      .describe('What visitors plan a visit by, where the page is about a venue'),
    search: field.text
      .optional()
      .describe('Words by which search finds the page besides its title'),
    sections: z.array(
      editorialSection(field, z.strictObject).extend({
        search: field.text
          .optional()
          .describe('Makes search find the section: by its heading and by these words'),
      }),
    ),
  });

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
    synonyms: z.array(synonymSchema(field)).default([]),
    floor_plan: floorPlanSchema(field).optional(),
  });
