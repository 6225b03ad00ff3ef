/** Ages, times and prices of a venue in words. */
import type { Language, Venue } from '@mall/contracts';
import { formatForints } from '@mall/ui/money';
import type { VenueTexts } from './texts.ts';

const HALF_HOUR = 30;
const HOUR = 60;

/** For instance `0–13 éveseknek` and `from age 6`, with the content's remark. */
export function agesText({ ages, ages_note: note }: Venue, t: VenueTexts): string {
  return [rangeText(ages, t), note].filter(Boolean).join(', ');
}

function rangeText({ from, until }: Venue['ages'], t: VenueTexts): string {
  if (until !== undefined) return from > 0 ? t.agesBetween(from, until) : t.agesUntil(until);
  return from > 0 ? t.agesFrom(from) : t.allAges;
}

/** For instance `1,5–2 óra`, and minutes where they make no half hours. */
export function timeText({ minutes: { from, until } }: Venue, t: VenueTexts, language: Language) {
  const isHours = from >= HOUR && from % HALF_HOUR === 0 && until % HALF_HOUR === 0;
  const numbers = isHours ? [from / HOUR, until / HOUR] : [from, until];
  const range = [...new Set(numbers)]
    .map((number) => String(number).replace('.', language === 'hu' ? ',' : '.'))
    .join('–');
  return isHours ? t.hours(range) : t.minutes(range);
}

/** The least that a ticket costs, for instance `1990 Ft-tól`; undefined without a ticket. */
export function priceText({ prices }: Venue, t: VenueTexts, language: Language) {
  const tickets = prices.filter(({ ticket, amount }) => ticket !== undefined && amount > 0);
  const [first, ...rest] = tickets;
  if (!first) return undefined;
  const least = rest.reduce((best, price) => (price.amount < best.amount ? price : best), first);
  const price = formatForints(least.amount, language);
  if (rest.length === 0) return price;
  // A slash does not end a line; where the price is too long for one, it begins the next.
  return t.priceFrom(price, least.unit ? ` ${least.unit.replaceAll(' ', '\u00a0')}` : '');
}
