/** Screenings and events as files for the visitor's calendar (RFC 5545). */
import type { CinemaProgramme, Language, MallEvent } from '@mall/contracts';
import { addDays } from '@mall/opening-hours';
import ical from 'ical-generator';
import { screeningEnd } from '../localise/screening-end.ts';

export interface CalendarEntry {
  id: string;
  /** A day, or a moment with its offset; so is `until`, and a last day is in the entry. */
  from: string;
  until: string;
  summary: string;
  description: string;
  place: string;
  url: string;
}

interface CalendarContext {
  language: Language;
  address: string;
  /** Makes the ids of entries unique beyond this site. */
  host: string;
  now: Date;
}

const isDay = (moment: string) => !moment.includes('T');

/** The calendar's text. Its times are in UTC, so that it needs no description of a time zone. */
export function calendarFile(
  { id, from, until, summary, description, place, url }: CalendarEntry,
  { language, address, host, now }: CalendarContext,
): string {
  const calendar = ical({ prodId: { company: 'mall-site', product: 'calendar', language } });
  calendar.createEvent({
    id: `${id}@${host}`,
    stamp: now,
    ...times(from, until),
    summary,
    description: `${description}\n${url}`,
    location: `${place}, ${address}`,
    url,
  });
  // The library leaves out the end of the last line, which RFC 5545 requires.
  return `${calendar.toString()}\r\n`;
}

/** Whole days as the standard has them: the end is the day after the last one. */
function times(from: string, until: string) {
  if (!isDay(from) && !isDay(until)) return { start: new Date(from), end: new Date(until) };
  const [first, last] = [from.slice(0, 10), until.slice(0, 10)];
  return { start: utcDay(first), end: utcDay(addDays(last, 1)), allDay: true, timezone: 'UTC' };
}

const utcDay = (day: string) => new Date(`${day}T00:00:00Z`);

/** The entry; its link leads to the public site at `origin`. */
export function eventEntry(
  { id, from, until, title, lead, place, audience, url }: MallEvent,
  origin: string,
): CalendarEntry {
  const description = audience ? `${lead}\n${audience}` : lead;
  return { id, from, until, summary: title, description, place, url: origin + url };
}

const HALL: Record<Language, (hall: number) => string> = {
  hu: (hall) => `Mozi, ${hall}. terem`,
  en: (hall) => `Cinema, hall ${hall}`,
};

/** The screening of this id; undefined when it is not in the programme. */
export function screeningEntry(
  { movies }: CinemaProgramme,
  id: string,
  language: Language,
): CalendarEntry | undefined {
  const found = movies
    .flatMap((movie) => movie.events.map((screening) => ({ movie, screening })))
    .find(({ screening }) => screening.id === id);
  if (!found) return undefined;
  const { movie, screening } = found;
  return {
    id,
    from: screening.time,
    until: screeningEnd(screening.time, movie.length),
    summary: movie.name,
    description: movie.lead,
    place: HALL[language](screening.hall),
    url: screening.url,
  };
}
