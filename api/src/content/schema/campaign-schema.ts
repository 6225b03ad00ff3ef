/** `campaigns/<id>.yaml`: when a campaign runs, and the rules of its games. Its texts are a page. */
import { slugSchema } from '@mall/contracts';
import { z } from 'zod';
import type { FieldKinds, FieldTypes } from './field-types.ts';

/** As visitors type them: capitals, spaces and hyphens do not count. */
const codeSchema = z.string().regex(/^[A-Z0-9]{6,24}$/, '6 to 24 capitals and digits');

export const campaignSchema = <Kinds extends FieldKinds>(field: FieldTypes<Kinds>) =>
  z.strictObject({
    id: slugSchema.describe('Named by `campaign` in mf.json'),
    title: field.text,
    from: field.moment.describe('First day, or the minute of the beginning'),
    until: field.moment.describe('Last day, or the minute of the end'),
    entries_until: field.moment
      .optional()
      .describe('Last day, or the minute, to which its forms take entries; `until` when left out'),
    call: slugSchema.optional().describe('First part of the paths of its calls: /winter/upload'),
    presents: z
      .array(z.strictObject({ day: field.day, headline: field.text, html: field.html }))
      .optional()
      .describe('The advent calendar: each is there from its day on'),
    game: gameSchema(field).optional(),
    promotion: promotionSchema(field).optional(),
    invitation: z
      .strictObject({
        codes: z.array(codeSchema).describe('One for each invited guest'),
        ...{ from: field.moment, until: field.moment },
        place: field.text,
        path: field.path.describe('The page of the campaign, for calendars'),
      })
      .optional()
      .describe('What the guests are invited to, and when it is'),
    winners: z
      .array(z.strictObject({ name: field.name, prize: field.text, drawn: field.day }))
      .default([])
      .describe('Shown from the day of the draw on; only of people who agreed'),
  });

/** The search game: the stations open one after the other, and together they give a word. */
const gameSchema = <Kinds extends FieldKinds>({ text, html, link, moment }: FieldTypes<Kinds>) =>
  z.strictObject({
    solution: codeSchema,
    stations: z
      .array(
        z.strictObject({
          id: slugSchema,
          name: text,
          opens: moment,
          clue: html,
          link: z.strictObject({ label: text, url: link }).optional(),
        }),
      )
      .min(1),
  });

const promotionSchema = <Kinds extends FieldKinds>({ day }: FieldTypes<Kinds>) =>
  z.strictObject({
    from: day.describe('First day of the purchases that count'),
    until: day.describe('Last day of them'),
    minimum: z.int().positive().describe('Forints that a purchase comes to at least'),
    shops: z.array(slugSchema).optional().describe('Whose receipts count; all when left out'),
    codes: z
      .array(codeSchema)
      .default([])
      .describe('Those that were given out; each counts once. Many come by `staff coupons import`'),
  });
