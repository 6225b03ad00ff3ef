/** Whether something is open at a moment, by the mall's clock. */
import { MALL_TIME_ZONE, type OpeningHoursEntry, WEEKDAYS, type Weekday } from '@mall/contracts';
import { coversWeekday } from '@mall/ui';

/** A moment of the week as the mall's clock shows it. */
export interface MallTime {
  weekday: Weekday;
  /** Minutes since midnight. */
  minutes: number;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: MALL_TIME_ZONE,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What the mall's clock shows at `now`, wherever the visitor is. */
export function mallTime(now: Date): MallTime {
  const parts = Object.fromEntries(
    clock.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return {
    weekday: parts.weekday?.toLowerCase() as Weekday,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

function dayBefore(weekday: Weekday): Weekday {
  return WEEKDAYS[(WEEKDAYS.indexOf(weekday) + 6) % 7] ?? weekday;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function isEntryOpen(entry: OpeningHoursEntry, { weekday, minutes }: MallTime): boolean {
  const [opens = 0, closes = 0] = entry.hours.split('-').map(minutesOf);
  const today = coversWeekday(entry, weekday);
  if (opens < closes) return today && opens <= minutes && minutes < closes;
  // An end that is not after the start is on the next day.
  const sinceYesterday = coversWeekday(entry, dayBefore(weekday)) && minutes < closes;
  return (today && opens <= minutes) || sinceYesterday;
}

/** Half-open intervals: at the closing minute it is closed. */
export function isOpenAt(entries: readonly OpeningHoursEntry[], time: MallTime): boolean {
  return entries.some((entry) => isEntryOpen(entry, time));
}
