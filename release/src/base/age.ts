/** Ages of records as people say them. */

const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

const words = new Intl.RelativeTimeFormat('en');

/** `3 days ago`, from an ISO time. */
export function ageOf(at: string): string {
  const minutes = (Date.now() - Date.parse(at)) / 60_000;
  if (minutes < 1) return 'just now';
  const [unit, length] = UNITS.find(([, unitMinutes]) => minutes >= unitMinutes) ?? ['minute', 1];
  return words.format(-Math.floor(minutes / length), unit);
}
