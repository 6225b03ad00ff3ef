/** A row of a programme file, and what is stored of it. */
import { API_SCHEMAS } from '@mall/contracts';
import { mallTimestamp } from '@mall/opening-hours/mall-timestamp';
import { z } from 'zod';
import { contentMomentSchema, resolveMoment } from '../schema/content-day.ts';
import { webAddressSchema } from '../schema/field-types.ts';

/** What the mall's clocks differ from UTC by, in summer and in winter. */
const OFFSETS = ['+02:00', '+01:00'];

const withOffset = z.iso.datetime({ offset: true });

const FORM = '2026-12-06 17:30 as the clocks in Budapest show it, or 2026-12-06T17:30+01:00';

/** A time as its author wrote it: with `T` or a space, with or without seconds and offset. */
export function programmeTime(today: string) {
  return z.string().transform((text, { issues }) => {
    const full = text.replace(/(T\d\d:\d\d)(Z|[+-])/, '$1:00$2');
    const found = withOffset.safeParse(full).success
      ? { time: mallTimestamp(Date.parse(full)) }
      : clockTime(text, today);
    if ('time' in found) return found.time;
    issues.push({ code: 'custom', input: text, message: found.fault });
    return z.NEVER;
  });
}

type Found = { time: string } | { fault: string };

function clockTime(text: string, today: string): Found {
  const plain = text.replace(/^([^T]+)T/, '$1 ').replace(/:00$(?<=:\d\d:00)/, '');
  if (!contentMomentSchema.safeParse(plain).success || !plain.includes(' ')) return { fault: FORM };
  const clock = resolveMoment(plain, today).replace(' ', 'T');
  const times = OFFSETS.map((offset) => mallTimestamp(Date.parse(`${clock}:00${offset}`)));
  const [time, ...others] = times.filter((candidate) => candidate.startsWith(clock));
  if (time === undefined) {
    return { fault: `${clock} does not exist in Budapest: the clocks go forward over it` };
  }
  if (others.length === 0) return { time };
  const fault = `${clock} comes twice in Budapest: write the offset too, ${clock}+02:00 or +01:00`;
  return { fault };
}

/** In URLs and in file names of calendars. */
const idSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'letters, digits, hyphens and underscores, at most 64');

const { shape: movie } = API_SCHEMAS.movie;
const { version, format, hall } = movie.events.element.shape;

/** The fields of a row; `today` (a day at the mall) is what `today+1` counts from. */
export function programmeScreening(today: string) {
  return z.strictObject({
    id: idSchema,
    movie: movie.id,
    time: programmeTime(today),
    version,
    format: format.default('2D'),
    hall,
    url: webAddressSchema.optional(),
  });
}

export type ProgrammeScreening = z.output<ReturnType<typeof programmeScreening>>;

export const PROGRAMME_FIELDS = programmeScreening('').keyof().options;

/** The fields that a file may leave out. */
export const OPTIONAL_FIELDS: readonly string[] = ['format', 'url'];
