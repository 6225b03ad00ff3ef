/** An entry of `shops.yaml`. */
import {
  floorSchema,
  openingHoursEntrySchema,
  openingHoursGroupSchema,
  shopCategorySchema,
  shopServiceSchema,
  shopTypeSchema,
  shopUnitSchema,
  slugSchema,
} from '@mall/contracts';
import { z } from 'zod';
import type { FieldKinds, FieldTypes } from './field-types.ts';
import { exceptionSchema } from './opening-exception-schema.ts';

export const shopSchema = <Kinds extends FieldKinds>(field: FieldTypes<Kinds>) =>
  z.strictObject({
    slug: slugSchema,
    name: field.name,
    categories: z.array(shopCategorySchema).min(1),
    type: shopTypeSchema
      .optional()
      .describe(
        'What it is to search engines: a type of schema.org; by its first category when left out',
      ),
    floor: floorSchema,
    unit: shopUnitSchema,
    services: z.array(shopServiceSchema).default([]),
    hours_group: openingHoursGroupSchema
      .default('shops')
      .describe('Whose exceptions hold for the shop, and whose hours when it has none of its own'),
    hours: z.array(openingHoursEntrySchema).min(1).optional(),
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
