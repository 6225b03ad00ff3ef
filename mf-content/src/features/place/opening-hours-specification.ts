/** Opening hours as schema.org writes them. */
import { type OpeningHoursEntry, WEEKDAYS, type Weekday } from '@mall/contracts';

const DAY_NAMES = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const satisfies Record<Weekday, string>;

/** Names of the days from `from` to `to`; the range may wrap. */
function dayNames({ from, to }: OpeningHoursEntry) {
  const first = WEEKDAYS.indexOf(from);
  const length = ((WEEKDAYS.indexOf(to) - first + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return Array.from(
    { length },
    (_, day) => DAY_NAMES[WEEKDAYS[(first + day) % WEEKDAYS.length] ?? from],
  );
}

/** One `OpeningHoursSpecification` for each entry. */
export function openingHoursSpecification(entries: readonly OpeningHoursEntry[]) {
  return entries.map((entry) => {
    const [opens = '', closes = ''] = entry.hours.split('-');
    const dayOfWeek = dayNames(entry);
    return { '@type': 'OpeningHoursSpecification' as const, dayOfWeek, opens, closes };
  });
}
