/** Ids of single dates of an event. Free of zod: pages of venues link to their calendar files. */

/** The id of the date of an event that begins on `day` (2026-12-05) at `time` (16:00). */
export const eventDateId = (event: string, day: string, time: string): string =>
  `${event}-${day.replaceAll('-', '')}-${time.replace(':', '')}`;
