/** An event of the mall as an entry of a calendar. */
import type { MallEvent } from '@mall/contracts';
import type { CalendarEntry } from './calendar-file.ts';

/** The entry; its link leads to the public site at `origin`. */
export function eventEntry(
  { id, from, until, title, lead, place, audience, url }: MallEvent,
  origin: string,
): CalendarEntry {
  const description = audience ? `${lead}\n${audience}` : lead;
  return { id, from, until, summary: title, description, place, url: origin + url };
}
