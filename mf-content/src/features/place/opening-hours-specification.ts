/** Opening hours as schema.org writes them. */
import { type OpeningHoursEntry, WEEKDAYS } from '@mall/contracts';

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Names of the days from `from` to `to`; the range may wrap. */
function dayNames({ from, to }: OpeningHoursEntry): string[] {
  const first = WEEKDAYS.indexOf(from);
  const length = ((WEEKDAYS.indexOf(to) - first + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return Array.from({ length }, (_, day) =>
    capitalised(WEEKDAYS[(first + day) % WEEKDAYS.length] ?? from),
  );
}

/** One `OpeningHoursSpecification` for each entry. */
export function openingHoursSpecification(entries: readonly OpeningHoursEntry[]): object[] {
  return entries.map((entry) => {
    const [opens, closes] = entry.hours.split('-');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: dayNames(entry), opens, closes };
  });
}
