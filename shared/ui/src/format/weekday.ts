/**
 * Names of months and weekdays, and the hours of a day. The names are listed, as the data of Intl differs
 * between versions of browsers and servers, and a page with another text than the server's does not hydrate.
 */
import { type Language, type OpeningHoursEntry, WEEKDAYS, type Weekday } from '@mall/contracts';

type Names = Readonly<Record<Language, readonly string[]>>;

const words = (text: string) => text.split(' ');
/** The first three letters of each name, as English abbreviates it. */
const abbreviated = (names: readonly string[]) => names.map((name) => name.slice(0, 3));

const EN_MONTHS = words(
  'January February March April May June July August September October November December',
);
const EN_WEEKDAYS = words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday');

const MONTHS: Record<'long' | 'short', Names> = {
  long: {
    hu: words(
      'január február március április május június július augusztus szeptember október november december',
    ),
    en: EN_MONTHS,
  },
  short: {
    hu: words('jan. febr. márc. ápr. máj. jún. júl. aug. szept. okt. nov. dec.'),
    en: abbreviated(EN_MONTHS),
  },
};

const WEEKDAY_NAMES: Record<'long' | 'short', Names> = {
  long: { hu: words('hétfő kedd szerda csütörtök péntek szombat vasárnap'), en: EN_WEEKDAYS },
  short: { hu: words('h k sze cs p szo v'), en: abbreviated(EN_WEEKDAYS) },
};

/** The name of the month of `day`, such as `2026-11-21`. */
export function monthName(day: string, language: Language, length: 'long' | 'short'): string {
  return MONTHS[length][language][Number(day.slice(5, 7)) - 1] ?? '';
}

export function weekdayName(
  weekday: Weekday,
  language: Language,
  length: 'long' | 'short' = 'long',
): string {
  return WEEKDAY_NAMES[length][language][WEEKDAYS.indexOf(weekday)] ?? '';
}

/** The weekdays of an entry, for instance `hétfő–szombat` or `vasárnap`. */
export function formatWeekdays(
  entry: Pick<OpeningHoursEntry, 'from' | 'to'>,
  language: Language,
): string {
  const from = weekdayName(entry.from, language);
  return entry.from === entry.to ? from : `${from}–${weekdayName(entry.to, language)}`;
}

const CLOSED: Record<Language, string> = { hu: 'zárva', en: 'closed' };

/** All hours of a day, each `HH:MM-HH:MM`; without any the word for closed. */
export function formatDayHours(ranges: readonly string[], language: Language): string {
  return ranges.join(', ').replaceAll('-', '–') || CLOSED[language];
}

export const TODAY: Record<Language, string> = { hu: 'ma', en: 'today' };
