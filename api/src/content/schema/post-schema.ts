/** An entry of `posts.yaml`. */
import { slugSchema } from '@mall/contracts';
import { z } from 'zod';
import type { FieldTypes } from './field-types.ts';

export const postSchema = <Text extends z.ZodType, Link extends z.ZodType, Image extends z.ZodType>(
  field: FieldTypes<Text, Link, Image>,
) =>
  z.strictObject({
    slug: slugSchema,
    title: field.text,
    lead: field.text,
    body: field.html.describe('HTML of paragraphs, lists, links and headings from h2 on'),
    published: field.day,
    event: z
      .strictObject({
        from: field.moment,
        until: field.moment,
        place: field.text,
        audience: field.text.optional().describe('For whom it is; for everybody when left out'),
      })
      .optional()
      .describe('For a post that announces an event'),
    featured: field.image.featured,
    cover: field.image.cover.optional().describe('Needed where the post is in the hero slider'),
  });
