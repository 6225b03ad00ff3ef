/**
 * An editorial page: the texts, prices and facts of a venue, a card or an information page, as
 * `GET /pages/{id}` gives them. Prices and contact data live here, never in a component.
 */
import { z } from 'zod';
import { openingHoursGroupSchema } from './hours.ts';
import { imageSetSchema } from './image.ts';
import { slugSchema } from './slug.ts';

export const priceSchema = z.object({
  label: z.string(),
  /** Whole forints. */
  amount: z.int().nonnegative(),
  /** What the amount buys when it is not one ticket: `/ minute`, `/ person`. */
  unit: z.string().optional(),
  note: z.string().optional(),
});
export type Price = z.infer<typeof priceSchema>;

export const editorialSectionSchema = z.object({
  /** Anchor of the section. */
  id: slugSchema,
  heading: z.string(),
  /** Sanitised HTML. */
  html: z.string().optional(),
  /** Set apart from the text, for instance a suspension of service. */
  notice: z.string().optional(),
  prices: z.array(priceSchema).optional(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
  people: z
    .array(z.object({ name: z.string(), role: z.string(), phone: z.string(), email: z.email() }))
    .optional(),
  links: z.array(z.object({ label: z.string(), url: z.string() })).optional(),
});
export type EditorialSection = z.infer<typeof editorialSectionSchema>;

export const editorialPageSchema = z.object({
  id: slugSchema,
  title: z.string(),
  lead: z.string(),
  /** The meta description: 50 to 160 characters. */
  description: z.string().min(50).max(160),
  images: z.object({ cover: imageSetSchema }).optional(),
  /** Group of `GET /config`'s opening hours that applies to this place. */
  opening_hours: openingHoursGroupSchema.optional(),
  sections: z.array(editorialSectionSchema),
});
export type EditorialPage = z.infer<typeof editorialPageSchema>;
