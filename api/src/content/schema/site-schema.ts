/** `site.yaml`: what belongs to the whole site. */
import { API_SCHEMAS, HOME_BLOCKS, slugSchema } from '@mall/contracts';
import { z } from 'zod';
import { type FieldKinds, type FieldTypes, recordOf, VIDEO_SIZES } from './field-types.ts';
import { groupExceptionSchema, weeklyHoursSchema } from './opening-exception-schema.ts';

const { shape: config } = API_SCHEMAS.config;
const { type } = API_SCHEMAS.pinnedPosts.shape.slider.element.shape;

export const siteSchema = <Kinds extends FieldKinds>(field: FieldTypes<Kinds>) =>
  z.strictObject({
    categories: z
      .array(z.strictObject({ slug: config.categories.element.shape.slug, name: field.text }))
      .min(1),
    opening_hours: z
      .array(
        z.strictObject({
          id: config.opening_hours.keyType,
          name: field.text,
          hours: weeklyHoursSchema,
        }),
      )
      .min(1)
      .describe('Groups of places that share their hours, in the order of the lists of the site'),
    opening_exceptions: z.array(groupExceptionSchema(field)).default([]),
    public_holidays: API_SCHEMAS.venues.shape.holidays
      .default([])
      .describe(
        'Days on which venues have the prices of a weekend: 12-25 each year, or 2027-03-29',
      ),
    loyalty_minimum_age: z
      .int()
      .min(0)
      .max(99)
      .default(14)
      .describe('Years of age from which the loyalty card can be requested'),
    gift_card_suspension: z
      .strictObject({
        balance: z.boolean().describe('Whether visitors may still ask for the balance of a card'),
      })
      .optional()
      .describe('There while no gift cards are issued'),
    contact: z.strictObject({
      ...config.contact.shape,
      ...{ address: field.name, city: field.name },
    }),
    app_privacy_url: field.path
      .optional()
      .describe('Privacy notice of the mobile app; without it the footer names none'),
    home: homeSchema(field).prefault({}),
    highlights: z.array(
      z.strictObject({
        headline: field.text,
        description: field.text,
        url: field.path,
        image: field.image.featured,
      }),
    ),
    menu_shops: z
      .array(
        z.strictObject({
          name: field.text,
          desktop: z.array(slugSchema),
          mobile: z.array(slugSchema).optional(),
        }),
      )
      .default([])
      .describe('Lists of shops that the menus name; mobile where the phone menu names others'),
    mega_menu: z.strictObject({
      shops: z.array(linkBoxSchema(field)),
      services: z.array(linkBoxSchema(field)),
    }),
    pinned: pinnedSchema,
  });

const linkBoxSchema = <Kinds extends FieldKinds>({ text, path, image }: FieldTypes<Kinds>) =>
  z.strictObject({ name: text, link: path, desktop: image.box, mobile: image.box });

const slugs = z.array(slugSchema);

/** A slide of the hero; a slug alone is that of a post. */
const slideSchema = z.union([
  slugSchema.transform((slug) => ({ type: 'post' as const, slug })),
  z.strictObject({ type, slug: slugSchema }),
]);

/** What the home page shows, in its order. */
const pinnedSchema = z.strictObject({
  shops: slugs.describe('Slugs of shops'),
  posts: slugs.describe('Slugs of posts'),
  slider: z
    .array(slideSchema)
    .describe('What the hero slider leads to: slugs of posts, or type and slug; each has a cover'),
  discounts: slugs.describe('Slugs of discounts'),
  movies: slugs.describe('Ids of movies'),
});

const homeSchema = <Kinds extends FieldKinds>(field: FieldTypes<Kinds>) =>
  z.strictObject({
    blocks: API_SCHEMAS.home.shape.blocks
      .default([...HOME_BLOCKS])
      .describe('The blocks that the page shows, in this order; all of them when left out'),
    video: z
      .strictObject({
        heading: field.text,
        lead: field.text.optional(),
        poster: field.image.still.describe('A picture of the video, shown until it plays'),
        files: z
          .strictObject(recordOf(VIDEO_SIZES, (size) => field.video[size]))
          .describe('The same video in four sizes, by the lines of its picture'),
      })
      .optional()
      .describe('The video of the block `video`; without it the page has no such block'),
  });
