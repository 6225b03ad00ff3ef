/** `pages/<id>.yaml`: an editorial page. Its sections have the shape that the API answers. */
import { editorialSection, openingHoursGroupSchema, slugSchema } from '@mall/contracts';
import { z } from 'zod';
import type { FieldTypes } from './field-types.ts';

export const pageSchema = <Text extends z.ZodType, Link extends z.ZodType, Image extends z.ZodType>(
  field: FieldTypes<Text, Link, Image>,
) =>
  z.strictObject({
    id: slugSchema,
    title: field.text,
    lead: field.text,
    description: field.text.describe('For search engines: 50 to 160 characters'),
    cover: field.image.cover.optional(),
    opening_hours: openingHoursGroupSchema.optional(),
    sections: z.array(editorialSection(field, z.strictObject)),
  });
