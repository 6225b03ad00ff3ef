/** A row of a programme file, and what is stored of it. */
import { hallSchema, movieSoundSchema, screeningFormatSchema, slugSchema } from '@mall/contracts';
import { z } from 'zod';
import { webAddressSchema } from '../../base/web-address.ts';
import { programmeTime } from './programme-time.ts';

/** In URLs and in file names of calendars. */
const idSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'letters, digits, hyphens and underscores, at most 64');

/** The fields of a row; `today` (a day at the mall) is what `today+1` counts from. */
export function programmeScreening(today: string) {
  return z.strictObject({
    id: idSchema,
    movie: slugSchema,
    time: programmeTime(today),
    version: movieSoundSchema,
    format: screeningFormatSchema.default('2D'),
    hall: hallSchema,
    url: webAddressSchema.optional(),
  });
}

export type ProgrammeScreening = z.output<ReturnType<typeof programmeScreening>>;

/** The names of the fields, which are the columns of a CSV file. */
export const PROGRAMME_FIELDS = programmeScreening('').keyof().options;

/** The fields that a file may leave out. */
export const OPTIONAL_FIELDS: readonly string[] = ['format', 'url'];
