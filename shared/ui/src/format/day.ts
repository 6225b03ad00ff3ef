/** Days and times as they are in Budapest, whatever the visitor's clock says. */
import type { Language } from '@mall/contracts';
import { LOCALES, MALL_TIME_ZONE } from './locale.ts';

const DAY_STYLES = {
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayStyle = keyof typeof DAY_STYLES;

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A plain date is a day, not a moment: it must not move to the day before by a time zone. */
function timeZoneOf(iso: string): string {
  return PLAIN_DATE.test(iso) ? 'UTC' : MALL_TIME_ZONE;
}

function format(iso: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: timeZoneOf(iso) }).format(
    new Date(iso),
  );
}

/** The day of a date or of a time with offset, for instance `2026. november 21.`. */
export function formatDay(iso: string, language: Language, style: DayStyle = 'long'): string {
  return format(iso, LOCALES[language], DAY_STYLES[style]);
}

/** Two plain dates as a range, for instance `2026. november 1–30.`. */
export function formatDayRange(from: string, until: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    ...DAY_STYLES.long,
    timeZone: timeZoneOf(from),
  }).formatRange(new Date(from), new Date(until));
}

/** The time of day, for instance `19:30`. */
export function formatTime(iso: string, language: Language): string {
  return format(iso, LOCALES[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** The plain date that it is in Budapest at `iso`, for instance `2026-11-21`. */
export function budapestDate(iso: string): string {
  // The Swedish locale writes dates as ISO 8601 does.
  return format(iso, 'sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' });
}

/** Short name of the month, for instance `nov.`. */
export function monthName(iso: string, language: Language): string {
  return format(iso, LOCALES[language], { month: 'short' });
}

/** Day of the month without leading zero. */
export function dayNumber(iso: string): string {
  return String(Number(budapestDate(iso).slice(-2)));
}
