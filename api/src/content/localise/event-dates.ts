/** On which dates an event is: expanded from its period and its rules. */
import { type EventDate, eventDateId } from '@mall/contracts';
import { addDays, weekdayOf } from '@mall/opening-hours';
import { mallMoment } from '@mall/opening-hours/mall-timestamp';
import { z } from 'zod';
import type { LocalContent } from './local-content.ts';

type Repeat = LocalContent['events'][number]['repeats'][number];

/** When an event is, as content writes it. */
export interface Schedule {
  slug: string;
  /** First day or moment; without it the event is on already. */
  from?: string | undefined;
  until?: string | undefined;
  repeats?: readonly Repeat[] | undefined;
}

/** An id may be made up: 30 February is no day. */
const isDay = (day: string) => z.iso.date().safeParse(day).success;
const hasTime = (moment: string) => moment.includes(' ');
const dayOf = (moment: string) => moment.slice(0, 'YYYY-MM-DD'.length);

/** A stored day stays a day, a stored moment gets the mall's offset. */
export function eventTime(stored: string): string {
  const [day = '', time] = stored.split(' ');
  return time ? mallMoment(day, time) : day;
}

/** The dates that begin on `day`, in order. */
export function datesOn(schedule: Schedule, day: string): EventDate[] {
  const { slug, from, until, repeats } = schedule;
  const isWithin = dayOf(from ?? day) <= day && day <= dayOf(until ?? day);
  if (!isWithin) return [];
  if (!repeats) return isOneTime(schedule) && dayOf(from ?? '') === day ? [oneTime(schedule)] : [];
  const ofDay = repeats.filter((repeat) => isOn(repeat, day));
  return ofDay.sort(byStart).map((repeat) => dateOf(slug, day, repeat));
}

/** An event of several days without hours, such as an exhibition, as one date; else undefined. */
export function ongoingDate(schedule: Schedule): EventDate | undefined {
  const { slug, from, until, repeats } = schedule;
  if (repeats || !from || !until || isOneTime(schedule)) return undefined;
  return { id: slug, from: eventTime(from), until: eventTime(until) };
}

/** The date of `id`, whenever it is. */
export function dateOfId(schedule: Schedule, id: string): EventDate | undefined {
  const [, year, month, date] = /-(\d{4})(\d\d)(\d\d)-\d{4}$/.exec(id) ?? [];
  const day = `${year}-${month}-${date}`;
  const dates = isDay(day) ? datesOn(schedule, day) : [ongoingDate(schedule)];
  return dates.find((one) => one?.id === id);
}

/** A beginning and an end within a day, as of a night in the aquarium. */
function isOneTime({ from = '', until = '' }: Schedule): boolean {
  const [day = '', time] = from.split(' ');
  return time !== undefined && hasTime(until) && until <= `${addDays(day, 1)} ${time}`;
}

function oneTime({ slug, from = '', until = '' }: Schedule): EventDate {
  const [day = '', time = ''] = from.split(' ');
  return { id: eventDateId(slug, day, time), from: eventTime(from), until: eventTime(until) };
}

/** The first to the seventh of a month hold the first Friday, and so on. */
function isOn({ days, weeks }: Repeat, day: string): boolean {
  const week = Math.ceil(Number(day.slice(-2)) / 7);
  return (days?.includes(weekdayOf(day)) ?? true) && (weeks?.includes(week) ?? true);
}

const byStart = (a: Repeat, b: Repeat) => a.start.localeCompare(b.start);

function dateOf(slug: string, day: string, { start, end }: Repeat): EventDate {
  const lastDay = end > start ? day : addDays(day, 1);
  return {
    id: eventDateId(slug, day, start),
    from: mallMoment(day, start),
    until: mallMoment(lastDay, end),
  };
}
