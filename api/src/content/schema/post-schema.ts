/** Entries of `posts.yaml` and `events.yaml`, which have the facts of an event in common. */
import { API_SCHEMAS, openingHoursGroupSchema, timeSchema, weekdaySchema } from '@mall/contracts';
import { z } from 'zod';
import type { FieldKinds, FieldTypes } from './field-types.ts';

const { shape: post } = API_SCHEMAS.post;

/** On which days an event is, and from when until when; an end before the start is on the next day. */
const repeatSchema = z.strictObject({
  days: z.array(weekdaySchema).min(1).optional().describe('Every day when left out'),
  weeks: z
    .array(z.int().min(1).max(5))
    .min(1)
    .optional()
    .describe('[1] is the first such day of each month; every week when left out'),
  start: timeSchema,
  end: timeSchema,
});

/** The facts of an event, wherever it is written. */
const eventFields = <Kinds extends FieldKinds>({ text }: Pick<FieldTypes<Kinds>, 'text'>) => ({
  place: text,
  audience: text.optional().describe('For whom it is, in words; for everybody when left out'),
  ages: z
    .strictObject(post.event.unwrap().shape.ages.unwrap().shape)
    .optional()
    .describe('By which visitors filter; every age when left out'),
  price: z.int().nonnegative().optional().describe('Forints a head; 0 is free'),
  hours_group: openingHoursGroupSchema
    .optional()
    .describe('The event is not on while this group of opening hours is closed'),
});

export const eventSchema = <Kinds extends FieldKinds>(field: FieldTypes<Kinds>) =>
  z.strictObject({
    id: post.slug,
    title: field.text,
    lead: field.text,
    path: field.path.describe('The page that tells more'),
    from: field.day.optional().describe('First day; without it the event is on already'),
    until: field.day.optional().describe('Last day; without it the event goes on'),
    repeats: z.array(repeatSchema).min(1),
    ...eventFields(field),
    image: field.image.featured.optional(),
  });

export const postSchema = <Kinds extends FieldKinds>(field: FieldTypes<Kinds>) =>
  z.strictObject({
    slug: post.slug,
    title: field.text,
    topic: post.topic.describe('By which the list of news is filtered'),
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
    featured: field.image.featured
      .optional()
      .describe('Only where it shows what the text says; without it the title is set large'),
    cover: field.image.cover.optional().describe('Needed where the post is in the hero slider'),
  });
