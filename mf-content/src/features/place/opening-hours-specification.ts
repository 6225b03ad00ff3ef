/** Opening hours as schema.org writes them. */
import type { OpeningHoursEntry } from '@mall/contracts';

const WEEK = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Names of the days from `from` to `to`; the range may wrap. */
function dayNames({ from, to }: OpeningHoursEntry): string[] {
  const first = WEEK.indexOf(from);
  const length = ((WEEK.indexOf(to) - first + WEEK.length) % WEEK.length) + 1;
  return Array.from({ length }, (_, day) => capitalised(WEEK[(first + day) % WEEK.length] ?? from));
}

/** One `OpeningHoursSpecification` for each entry. */
export function openingHoursSpecification(entries: readonly OpeningHoursEntry[]): object[] {
  return entries.map((entry) => {
    const [opens, closes] = entry.hours.split('-');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: dayNames(entry), opens, closes };
  });
}
