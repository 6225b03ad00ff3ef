/**
 * Names of months and weekdays. They are listed, as the data of Intl differs between versions of browsers
 * and servers, and a page with another text than the server's does not hydrate.
 */
import { type Language, WEEKDAYS, type Weekday } from '@mall/contracts';

type Names = Readonly<Record<Language, readonly string[]>>;

/** The first three letters of each name, as English abbreviates it. */
const abbreviated = (names: readonly string[]) => names.map((name) => name.slice(0, 3));

const EN_MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const EN_WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

const MONTHS: Record<'long' | 'short', Names> = {
  long: {
    hu: 'január február március április május június július augusztus szeptember október november december'.split(
      ' ',
    ),
    en: EN_MONTHS,
  },
  short: {
    hu: 'jan. febr. márc. ápr. máj. jún. júl. aug. szept. okt. nov. dec.'.split(' '),
    en: abbreviated(EN_MONTHS),
  },
};

const WEEKDAY_NAMES: Record<'long' | 'short', Names> = {
  long: { hu: 'hétfő kedd szerda csütörtök péntek szombat vasárnap'.split(' '), en: EN_WEEKDAYS },
  short: { hu: 'h k sze cs p szo v'.split(' '), en: abbreviated(EN_WEEKDAYS) },
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
