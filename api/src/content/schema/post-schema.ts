/** An entry of `posts.yaml`. */
import { postTopicSchema, slugSchema } from '@mall/contracts';
import { z } from 'zod';
import { eventFields, repeatSchema } from './event-schema.ts';
import type { FieldKinds, FieldTypes } from './field-types.ts';

export const postSchema = <Kinds extends FieldKinds>(field: FieldTypes<Kinds>) =>
  z.strictObject({
    slug: slugSchema,
    title: field.text,
    topic: postTopicSchema.describe('By which the list of news is filtered'),
    lead: field.text,
    body: field.html.describe('HTML of paragraphs, lists, links and headings from h2 on'),
    published: field.day,
    event: z
      .strictObject({
        from: field.moment.describe('First day, or the moment of the beginning'),
        until: field.moment.describe('Last day, or the moment of the end'),
        repeats: z
          .array(repeatSchema)
          .min(1)
          .optional()
          .describe('Its hours from first to last day'),
        ...eventFields(field),
      })
      .optional()
      .describe('For a post that announces an event'),
    featured: field.image.featured,
    cover: field.image.cover.optional().describe('Needed where the post is in the hero slider'),
  });
