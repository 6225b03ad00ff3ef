/** Which events the page's URL asks for: by day and by age. */
import { ADULT_AGE, type AskedAge, type Events, isMallMinute } from '@mall/contracts';
import { addDays, mallTime, weekdayOf } from '@mall/opening-hours';
import { endOfDay } from '@mall/opening-hours/moment-today';
import type { LinkQuery } from '@mall/runtime';

export const EVENT_KEYS = { day: 'nap', age: 'kor' } as const;

export const NAMED_DAYS = ['ma', 'holnap', 'hetvege'] as const;
export type NamedDay = (typeof NAMED_DAYS)[number];

export const CHILDREN = 'gyerek';
const ADULTS = 'felnott';

const WEEK = 7;

export interface EventsAsked {
  /** A named day, a date that is not over, or the coming week. */
  day: NamedDay | (string & {}) | undefined;
  age: AskedAge | undefined;
  /** First of the days, and how many there are. */
  from: string;
  days: number;
  today: string;
}

/** The filter of the query at `now` (milliseconds). Unknown values are ignored. */
export function readEventsQuery(query: URLSearchParams, now: number): EventsAsked {
  const { day: today } = mallTime(now);
  // Of the form's two fields the last one that is filled in counts.
  const day = query
    .getAll(EVENT_KEYS.day)
    .filter((value) => isDay(value, today))
    .at(-1);
  return { day, age: ageOf(query.get(EVENT_KEYS.age)), ...daysOf(day, today), today };
}

export function eventsQuery({ day, age }: Partial<Pick<EventsAsked, 'day' | 'age'>>) {
  return { [EVENT_KEYS.day]: day ?? '', [EVENT_KEYS.age]: ageValue(age) } satisfies LinkQuery;
}

export function ageValue(age: AskedAge | undefined): string {
  if (age === undefined) return '';
  if (age === 'children') return CHILDREN;
  return age === ADULT_AGE ? ADULTS : String(age);
}

export function eventsParams({ from, days, age }: EventsAsked): Record<string, string | number> {
  return { from, days, ...(age === undefined ? {} : { age }) };
}

function isDay(value: string, today: string): boolean {
  if (NAMED_DAYS.some((name) => name === value)) return true;
  return isMallMinute(`${value}T00:00`) && value >= today;
}

function ageOf(value: string | null): AskedAge | undefined {
  if (value === CHILDREN) return 'children';
  if (value === ADULTS) return ADULT_AGE;
  const age = /^\d{1,2}$/.test(value ?? '') ? Number(value) : ADULT_AGE;
  return age < ADULT_AGE ? age : undefined;
}

function daysOf(day: string | undefined, today: string): { from: string; days: number } {
  if (day === undefined) return { from: today, days: WEEK };
  if (day === 'ma') return { from: today, days: 1 };
  if (day === 'holnap') return { from: addDays(today, 1), days: 1 };
  return day === 'hetvege' ? weekend(today) : { from: day, days: 1 };
}

function weekend(today: string): { from: string; days: number } {
  if (weekdayOf(today) === 'sunday') return { from: today, days: 1 };
  let from = today;
  while (weekdayOf(from) !== 'saturday') from = addDays(from, 1);
  return { from, days: 2 };
}

/** Expiry in ms: the end of the next event, which then moves to the end of its day, or midnight. */
export function pageExpiry({ days, ongoing }: Events, now: number): number {
  const shown = [...days.flatMap(({ events }) => events), ...ongoing];
  const ends = shown
    .filter(({ until }) => until.includes('T'))
    .map(({ until }) => Date.parse(until))
    .filter((end) => end > now);
  return Math.min(endOfDay(now), ...ends);
}
