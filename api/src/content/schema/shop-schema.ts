/** An entry of `shops.yaml`. */
import { API_SCHEMAS, openingHoursGroupSchema } from '@mall/contracts';
import { z } from 'zod';
import type { FieldKinds, FieldTypes } from './field-types.ts';
import { exceptionSchema, weeklyHoursSchema } from './opening-exception-schema.ts';

const { shape: shop } = API_SCHEMAS.shop;

export const shopSchema = <Kinds extends FieldKinds>(field: FieldTypes<Kinds>) =>
  z.strictObject({
    slug: shop.slug,
    name: field.name,
    categories: shop.categories,
    type: shop.type
      .optional()
      .describe(
        'What it is to search engines: a type of schema.org; by its first category when left out',
      ),
    floor: shop.floor,
    unit: shop.unit,
    services: shop.services.default([]),
    hours_group: openingHoursGroupSchema
      .default('shops')
      .describe('Whose exceptions hold for the shop, and whose hours when it has none of its own'),
    hours: weeklyHoursSchema.optional(),
    exceptions: z
      .array(exceptionSchema(field))
      .default([])
      .describe('Days with other hours; they win over those of hours_group'),
    phone: z.string().nullable().default(null),
    email: z.email().nullable().default(null),
    website: field.url.nullable().default(null),
    lead: field.text,
    description: field.text,
    logo: field.image.logo,
  });
