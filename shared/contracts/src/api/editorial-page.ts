/**
 * An editorial page: the texts, prices and facts of a venue, a card or an information page, as
 * `GET /pages/{slug}` returns them. Prices and contact data are here, never in a component.
 */
import { z } from 'zod';
import { PAGE_DESCRIPTION_LENGTH } from '../values/limits.ts';
import { imageSetSchema, slugSchema } from './fields.ts';
import { openingHoursGroupSchema } from './hours.ts';
import { priceFields, venueFacts } from './venue.ts';

/** The fields of a section that content files write in another form than the API returns. */
interface EditorialFields<Text extends z.ZodType, Link extends z.ZodType, Image extends z.ZodType> {
  text: Text;
  /** Sanitised HTML. */
  html: Text;
  /** One for both languages, or one for each: Hungarian has the family name first. */
  names: Link;
  link: Link;
  image: { drawing: Image };
}

/**
 * A section of an editorial page, made of the fields given: with plain strings it is the API's.
 * @param object `z.strictObject` refuses unknown fields, as content files need it.
 */
export const editorialSection = <
  Text extends z.ZodType,
  Link extends z.ZodType,
  Image extends z.ZodType,
>(
  { text, html, names, link, image }: EditorialFields<Text, Link, Image>,
  object: typeof z.strictObject = z.object,
) =>
  object({
    id: slugSchema.describe('Anchor of the section'),
    heading: text,
    html: html.optional(),
    drawing: image.drawing.optional().describe('A picture beside the text, for decoration'),
    notice: text.optional().describe('Set apart from the text, such as a suspension of service'),
    prices: z.array(priceFields(text, object)).optional(),
    facts: z.array(object({ label: text, value: text })).optional(),
    people: z
      .array(object({ name: names, role: text, phone: z.string(), email: z.email() }))
      .optional(),
    links: z.array(object({ label: text, url: link })).optional(),
    venue: venueFacts(text, object)
      .optional()
      .describe('A venue that has this section, and no page of its own'),
  });

const plain = z.string();
export const editorialSectionSchema = editorialSection({
  text: plain,
  html: plain,
  names: plain,
  link: plain,
  image: { drawing: imageSetSchema },
});
export type EditorialSection = z.infer<typeof editorialSectionSchema>;
export type Price = NonNullable<EditorialSection['prices']>[number];

export const editorialPageSchema = z.object({
  id: slugSchema,
  title: z.string(),
  lead: z.string(),
  /** The meta description. */
  description: z.string().min(PAGE_DESCRIPTION_LENGTH.min).max(PAGE_DESCRIPTION_LENGTH.max),
  images: z.object({ cover: imageSetSchema }).optional(),
  /** In the place of a cover. */
  drawing: imageSetSchema.optional(),
  /** Group of `GET /config`'s opening hours that applies to this place. */
  opening_hours: openingHoursGroupSchema.optional(),
  sections: z.array(editorialSectionSchema),
});
export type EditorialPage = z.infer<typeof editorialPageSchema>;

/** `GET /pages/{slug}/head`: what search engines and links elsewhere say of a page of a list. */
export const listHeadSchema = editorialPageSchema.pick({ description: true }).extend({
  image: imageSetSchema.optional(),
});

/** `GET /pages/{slug}/summary`: what a card shows of the page. */
export const pageSummarySchema = editorialPageSchema.pick({
  title: true,
  lead: true,
  images: true,
});
