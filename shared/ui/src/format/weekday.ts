/** Weekdays and hours of opening-hours entries. */
import type { Language, OpeningHoursEntry } from '@mall/contracts';
import { weekdayName } from './calendar-names.ts';

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

export const TODAY: Record<Language, string> = { hu: 'ma', en: 'today' };
