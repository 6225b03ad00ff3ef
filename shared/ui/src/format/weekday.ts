/** Weekdays and hours of opening-hours entries. */
import { type Language, type OpeningHoursEntry, WEEKDAYS, type Weekday } from '@mall/contracts';
import { DAY_MS } from '@mall/opening-hours';
import { dateTimeFormat, relativeTimeFormat } from './formatters.ts';
import { LOCALES } from './locale.ts';

const A_MONDAY = Date.UTC(2024, 0, 1);

function weekdayName(weekday: Weekday, language: Language): string {
  const format = dateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' });
  return format.format(A_MONDAY + WEEKDAYS.indexOf(weekday) * DAY_MS);
}

/** The weekdays of an entry, for instance `hétfő–szombat` or `vasárnap`. */
export function formatWeekdays(
  entry: Pick<OpeningHoursEntry, 'from' | 'to'>,
  language: Language,
): string {
  const from = weekdayName(entry.from, language);
  return entry.from === entry.to ? from : `${from}–${weekdayName(entry.to, language)}`;
}

/** Hours `HH:MM-HH:MM` with an en dash between. */
export function formatHours(hours: string): string {
  return hours.replace('-', '–');
}

const CLOSED: Record<Language, string> = { hu: 'zárva', en: 'closed' };

/** All hours of a day; without any the word for closed. */
export function formatDayHours(ranges: readonly string[], language: Language): string {
  return ranges.map(formatHours).join(', ') || CLOSED[language];
}

/** The language's word for today: `ma`, `today`. */
export function todayWord(language: Language): string {
  return relativeTimeFormat(LOCALES[language], { numeric: 'auto' }).format(0, 'day');
}
