/**
 * Days and times as they are in Budapest, whatever the visitor's clock says. Intl gives names and
 * numbers, and the order is written here: a browser whose Intl data is older or newer than the
 * server's would order them differently, and the page would not hydrate.
 */
import { type Language, MALL_TIME_ZONE } from '@mall/contracts';
import { dateTimeFormat } from './formatters.ts';
import { LOCALES } from './locale.ts';

export type DayStyle = 'long' | 'short' | 'weekday' | 'shortWeekday';

interface DayParts {
  year: string;
  month: string;
  shortMonth: string;
  day: string;
  weekday: string;
  shortWeekday: string;
}

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Then all texts of a format are made anew. */
const MAX_TEXTS = 1_000;

/** Formats dates and times, each once: Intl is slow, and pages show the same few. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): (iso: string) => string {
  const texts = new Map<string, string>();
  const format = (iso: string) => {
    // A plain date is a day, not a moment: no time zone may move it to the day before.
    const timeZone = PLAIN_DATE.test(iso) ? 'UTC' : MALL_TIME_ZONE;
    return dateTimeFormat(locale, { ...options, timeZone }).format(new Date(iso));
  };
  return (iso) => {
    const known = texts.get(iso);
    if (known !== undefined) return known;
    if (texts.size === MAX_TEXTS) texts.clear();
    const text = format(iso);
    texts.set(iso, text);
    return text;
  };
}

type Formats = Readonly<Record<Language, (iso: string) => string>>;

const formatsOf = (options: Intl.DateTimeFormatOptions): Formats => ({
  hu: formatOf(LOCALES.hu, options),
  en: formatOf(LOCALES.en, options),
});

const MONTH = formatsOf({ month: 'long' });
const SHORT_MONTH = formatsOf({ month: 'short' });
const WEEKDAY = formatsOf({ weekday: 'long' });
const SHORT_WEEKDAY = formatsOf({ weekday: 'short' });
const TIME = formatsOf({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

// The Swedish locale writes dates as ISO 8601 does.
const isoDate = formatOf('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The plain date that it is in Budapest at `iso`, for instance `2026-11-21`. */
export function budapestDate(iso: string): string {
  return isoDate(iso);
}

/** Short name of the month, for instance `nov.` and `Nov`. */
export function monthName(iso: string, language: Language): string {
  // English short names vary (Sep, Sept): the first three letters do not.
  return language === 'en' ? MONTH.en(iso).slice(0, 3) : SHORT_MONTH.hu(iso);
}

/** Short name of the weekday, for instance `szo` and `Sat`. */
function shortWeekday(iso: string, language: Language): string {
  const name = SHORT_WEEKDAY[language](iso);
  // Intl writes the Hungarian ones with a capital, which they have in the grid of a calendar only.
  return language === 'en' ? name.slice(0, 3) : name.toLowerCase();
}

/** Day of the month without leading zero. */
export function dayNumber(iso: string): string {
  return String(Number(budapestDate(iso).slice(-2)));
}

/** Each part is formatted when it is read: a style needs half of them. */
function dayParts(iso: string, language: Language): DayParts {
  return {
    get year() {
      return budapestDate(iso).slice(0, 4);
    },
    get month() {
      return MONTH[language](iso);
    },
    get shortMonth() {
      return monthName(iso, language);
    },
    get day() {
      return dayNumber(iso);
    },
    get weekday() {
      return WEEKDAY[language](iso);
    },
    get shortWeekday() {
      return shortWeekday(iso, language);
    },
  };
}

const ORDERS: Record<Language, Record<DayStyle, (parts: DayParts) => string>> = {
  hu: {
    long: ({ year, month, day }) => `${year}. ${month} ${day}.`,
    short: ({ year, shortMonth, day }) => `${year}. ${shortMonth} ${day}.`,
    weekday: ({ month, day, weekday }) => `${month} ${day}., ${weekday}`,
    shortWeekday: (parts) => `${parts.shortMonth} ${parts.day}., ${parts.shortWeekday}`,
  },
  en: {
    long: ({ year, month, day }) => `${day} ${month} ${year}`,
    short: ({ year, shortMonth, day }) => `${day} ${shortMonth} ${year}`,
    weekday: ({ month, day, weekday }) => `${weekday} ${day} ${month}`,
    shortWeekday: (parts) => `${parts.shortWeekday} ${parts.day} ${parts.shortMonth}`,
  },
};

/** The day of a date or of a time with offset, for instance `2026. november 21.`. */
export function formatDay(iso: string, language: Language, style: DayStyle = 'long'): string {
  return ORDERS[language][style](dayParts(iso, language));
}

/** The time of day, for instance `19:30`. */
export function formatTime(iso: string, language: Language): string {
  return TIME[language](iso);
}
