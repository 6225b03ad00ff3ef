/**
 * The shape of the human-edited content files in `api/content/`: one YAML file per kind, both
 * languages side by side. Each kind is a function of the schema of an image, because the same shapes
 * are stored with what is known of each image in place of its file (`stored-schema.ts`).
 */
import {
  contactSchema,
  floorSchema,
  localizedTextSchema,
  movieSoundSchema,
  openingHoursEntrySchema,
  openingHoursGroupSchema,
  openingHoursSchema,
  shopCategorySchema,
  shopServiceSchema,
  slugSchema,
} from '@mall/contracts';
import { z } from 'zod';
import { contentDaySchema, contentMomentSchema } from './day.ts';
import { groupExceptionSchema, shopExceptionSchema } from './opening-exception-schema.ts';
import { screeningSchema } from './screening-schema.ts';
import { webAddressSchema } from './web-address.ts';

const linkTarget = z
  .string()
  .regex(/^(\/|#|https?:\/\/|mailto:|tel:)/, 'a path of the site, https://…, mailto:… or tel:…');

const imageFile = z.string().min(1, 'a file of the content folder, such as images/logo/hm.svg');
const PERCENT = '(?:\\d|[1-9]\\d|100)%';

/** An image: a file beside the content, and its text alternative. */
export const imageSourceSchema = z.strictObject({
  file: imageFile,
  /** A crop of its own for phones. */
  mobile: imageFile.optional(),
  /** The point that crops keep in view, from the left and the top; the middle when left out. */
  focus: z
    .string()
    .regex(new RegExp(`^${PERCENT} ${PERCENT}$`), 'two percentages such as 30% 40%')
    .optional(),
  /** Empty in both languages for an image that only decorates. */
  alt: z.strictObject({ hu: z.string(), en: z.string() }).default({ hu: '', en: '' }),
});
export type ImageSource = z.infer<typeof imageSourceSchema>;

const shopShape = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    slug: slugSchema,
    name: z.string().trim().min(1),
    categories: z.array(shopCategorySchema).min(1),
    floor: floorSchema,
    unit: z.string().regex(/^[FE]-\d{2,3}$/, 'F-12 (ground floor) or E-07 (upper floor)'),
    services: z.array(shopServiceSchema).default([]),
    /** Whose exceptions hold for the shop, and whose hours when it has none of its own. */
    hours_group: openingHoursGroupSchema.default('shops'),
    hours: z.array(openingHoursEntrySchema).min(1).optional(),
    /** Win over those of `hours_group`. */
    exceptions: z.array(shopExceptionSchema).default([]),
    phone: z.string().optional(),
    email: z.email().optional(),
    website: webAddressSchema.optional(),
    lead: localizedTextSchema,
    description: localizedTextSchema,
    logo: image,
  });

const postShape = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    slug: slugSchema,
    title: localizedTextSchema,
    lead: localizedTextSchema,
    /** HTML of paragraphs, lists, links and headings from h2 on. */
    body: localizedTextSchema,
    published: contentDaySchema,
    /** For a post that announces an event. */
    event: z
      .strictObject({
        from: contentMomentSchema,
        until: contentMomentSchema,
        place: localizedTextSchema,
        /** For whom it is; for everybody when left out. */
        audience: localizedTextSchema.optional(),
      })
      .optional(),
    featured: image,
    /** Wide picture; needed where the post is in the hero slider. */
    cover: image.optional(),
  });

const discountShape = <Image extends z.ZodType>(image: Image) =>
  z
    .strictObject({
      slug: slugSchema,
      title: localizedTextSchema,
      lead: localizedTextSchema,
      body: localizedTextSchema,
      type: z.enum(['percentage', 'text']),
      /** `25` for 25 %; HTML in both languages for `text`. */
      value: z.union([z.int().min(1).max(100), localizedTextSchema]),
      created: contentDaySchema,
      valid_from: contentDaySchema,
      valid_until: contentDaySchema,
      /** Slug of the shop that gives it. */
      shop: slugSchema.optional(),
      featured: image,
    })
    .refine(
      (discount) => (discount.type === 'percentage') === (typeof discount.value === 'number'),
      {
        path: ['value'],
        message: 'a number for type percentage, texts in hu and en for type text',
      },
    );

const movieShape = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    id: slugSchema,
    name: localizedTextSchema,
    lead: localizedTextSchema,
    genre: localizedTextSchema,
    age_rating: z.union([z.literal(0), z.literal(6), z.literal(12), z.literal(16), z.literal(18)]),
    length: z.int().positive(),
    sub_dub: z.array(movieSoundSchema).min(1),
    trailer: webAddressSchema.optional(),
    url: webAddressSchema,
    poster: image,
    screenings: z.array(screeningSchema),
  });

/** Where a link leads in each language. */
const sitePathSchema = z.strictObject({
  hu: z.string().startsWith('/'),
  en: z.string().startsWith('/'),
});

const linkBoxShape = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    name: localizedTextSchema,
    link: sitePathSchema,
    desktop: image,
    mobile: image,
  });

/** `site.yaml`: what belongs to the whole site. `{product}` in a link stands for the brand's slug. */
const siteShape = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    categories: z
      .array(z.strictObject({ slug: shopCategorySchema, name: localizedTextSchema }))
      .min(1),
    opening_hours: openingHoursSchema,
    opening_exceptions: z.array(groupExceptionSchema).default([]),
    coupon_day_active: z.boolean(),
    contact: contactSchema,
    /** Where the privacy notice of the mobile app stands; without it the footer names none. */
    app_privacy_url: sitePathSchema.optional(),
    highlights: z.array(
      z.strictObject({
        headline: localizedTextSchema,
        description: localizedTextSchema,
        url: sitePathSchema,
        image: image,
      }),
    ),
    /** Lists of shops that the menus name; `mobile` where the phone menu names others. */
    menu_shops: z
      .array(
        z.strictObject({
          name: localizedTextSchema,
          desktop: z.array(slugSchema),
          mobile: z.array(slugSchema).optional(),
        }),
      )
      .default([]),
    mega_menu: z.strictObject({
      shops: z.array(linkBoxShape(image)),
      services: z.array(linkBoxShape(image)),
    }),
    pinned: z.strictObject({
      /** Slugs of shops on the home page. */
      shops: z.array(slugSchema),
      /** Slugs of posts on the home page. */
      posts: z.array(slugSchema),
      /** Slugs of posts in the hero slider; each has a cover. */
      slider: z.array(slugSchema),
      /** Slugs of discounts on the home page. */
      discounts: z.array(slugSchema),
      /** Ids of films on the home page. */
      movies: z.array(slugSchema),
    }),
  });

const optionalTextPair = localizedTextSchema.optional();

/** `pages/<id>.yaml`: an editorial page. */
const editorialPageShape = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    id: slugSchema,
    title: localizedTextSchema,
    lead: localizedTextSchema,
    description: localizedTextSchema,
    cover: image.optional(),
    opening_hours: openingHoursGroupSchema.optional(),
    sections: z.array(
      z.strictObject({
        id: slugSchema,
        heading: localizedTextSchema,
        html: optionalTextPair,
        notice: optionalTextPair,
        prices: z
          .array(
            z.strictObject({
              label: localizedTextSchema,
              amount: z.int().nonnegative(),
              unit: optionalTextPair,
              note: optionalTextPair,
            }),
          )
          .optional(),
        facts: z
          .array(z.strictObject({ label: localizedTextSchema, value: localizedTextSchema }))
          .optional(),
        people: z
          .array(
            z.strictObject({
              name: z.string(),
              role: localizedTextSchema,
              phone: z.string(),
              email: z.email(),
            }),
          )
          .optional(),
        links: z
          .array(
            z.strictObject({
              label: localizedTextSchema,
              /** A path of the site in each language, or one address elsewhere. */
              url: z.union([linkTarget, z.strictObject({ hu: linkTarget, en: linkTarget })]),
            }),
          )
          .optional(),
      }),
    ),
  });

/** All content of a folder: `shops.yaml`, `posts.yaml`, `discounts.yaml`, `movies.yaml`, `site.yaml`, `pages/*.yaml`. */
export const contentShape = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    site: siteShape(image),
    shops: z.array(shopShape(image)),
    posts: z.array(postShape(image)),
    discounts: z.array(discountShape(image)),
    movies: z.array(movieShape(image)),
    pages: z.array(editorialPageShape(image)),
  });

export const contentSourceSchema = contentShape(imageSourceSchema);
export type ContentSource = z.infer<typeof contentSourceSchema>;

/** The schema of each file; `pages` holds the one of every file in `pages/`. */
export const contentFileSchemas = contentSourceSchema.shape;
