/** `pages/<id>.yaml`: an editorial page. Its sections have the shape that the API answers. */
import { editorialSection, openingHoursGroupSchema, slugSchema, venueFacts } from '@mall/contracts';
import { z } from 'zod';
import type { FieldKinds, FieldTypes } from './field-types.ts';

export const pageSchema = <Kinds extends FieldKinds>(field: FieldTypes<Kinds>) =>
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
