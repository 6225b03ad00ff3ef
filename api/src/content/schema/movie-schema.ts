/** An entry of `movies.yaml`, with its screenings on one date or by a weekly rule. */
import { API_SCHEMAS, timeSchema, weekdaySchema } from '@mall/contracts';
import { z } from 'zod';
import type { FieldKinds, FieldTypes } from './field-types.ts';

const { shape: movie } = API_SCHEMAS.movie;
const { version, format, hall } = movie.events.element.shape;

export const movieSchema = <Kinds extends FieldKinds>(field: FieldTypes<Kinds>) =>
  z.strictObject({
    id: movie.id,
    name: field.text,
    lead: field.text,
    genre: field.text,
    age_rating: movie.age_rating,
    length: movie.length.describe('Minutes'),
    sub_dub: movie.sub_dub.min(1),
    trailer: field.url.nullable().default(null),
    trailer_shows: field.name
      .optional()
      .describe('What the video is, where it is not the movie’s own trailer'),
    url: field.url.describe('Where seats are booked'),
    poster: field.image.poster,
    screenings: z.array(screeningSchema(field)),
  });

const screeningSchema = ({ day, url }: Pick<FieldTypes, 'day' | 'url'>) =>
  z
    .strictObject({
      date: day.optional().describe('One day; without it the screening is a rule'),
      from: day.optional().describe('First day of the rule; without it the rule holds at once'),
      until: day.optional().describe('Last day of the rule; without it the rule goes on'),
      days: z.array(weekdaySchema).min(1).optional().describe('Every day when left out'),
      times: z.array(timeSchema).min(1),
      version,
      format: format.default('2D'),
      hall,
      url: url.optional().describe('Where seats are booked; made of that of the movie if left out'),
    })
    .refine(({ date, from, until, days }) => !date || !(from ?? until ?? days), {
      path: ['date'],
      message: 'either date, or a rule of from, until and days',
    });
