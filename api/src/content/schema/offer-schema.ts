/** Entries of `discounts.yaml` and `coupons.yaml`. */
import { slugSchema } from '@mall/contracts';
import { z } from 'zod';
import type { FieldKinds, FieldTypes } from './field-types.ts';

const hasValueOfType = ({ type, value }: { type: string; value?: unknown }) =>
  (type === 'percentage') === (typeof value === 'number');

const VALUE = 'a whole number from 1 to 100 for type percentage, texts in hu and en for type text';

export const discountSchema = <Kinds extends FieldKinds>(field: FieldTypes<Kinds>) =>
  z
    .strictObject({
      slug: slugSchema,
      title: field.text,
      lead: field.text,
      body: field.html,
      type: z.enum(['percentage', 'text']),
      value: z
        .union([z.int().min(1).max(100), field.html], {
          // What is wrong within the texts is named by itself.
          error: ({ input }) => (typeof input === 'object' ? undefined : VALUE),
        })
        .describe('25 for 25 %; HTML in both languages for type text'),
      created: field.day,
      valid_from: field.day,
      valid_until: field.day,
      shop: slugSchema.optional().describe('Slug of the shop that gives it'),
      featured: field.image.featured
        .optional()
        .describe('Only where it shows what the text says; without it the value is set large'),
      cover: field.image.cover
        .optional()
        .describe('Needed where the discount is in the hero slider'),
    })
    .refine(hasValueOfType, {
      path: ['value'],
      message: VALUE,
    });

export const couponSchema = <Kinds extends FieldKinds>(field: FieldTypes<Kinds>) =>
  z.strictObject({
    slug: slugSchema,
    title: field.text,
    value: field.name.describe('Such as 20% or 1+1'),
    lead: field.text,
    body: field.html,
    shop: slugSchema.optional().describe('Slug of a shop'),
  });
