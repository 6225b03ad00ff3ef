/** The mall's status by the clock (spec section 9): half-open intervals. */
import { MALL_TIME_ZONE } from '@mall/contracts';

export type OpeningStatus =
  | { state: 'open'; until: string }
  | { state: 'limited'; until: string }
  | { state: 'closed'; from: string };

const OPENS = 10;
const CLOSES = 20;
const CLOSES_ON_SUNDAY = 19;
const LIMITED_UNTIL = 23;
const SUNDAY = 0;

const clock = (hour: number) => `${hour}:00`;

/** @param weekday 0 is Sunday, as `Date.getDay` counts. */
export function openingStatus(weekday: number, hour: number): OpeningStatus {
  const closes = weekday === SUNDAY ? CLOSES_ON_SUNDAY : CLOSES;
  if (hour >= OPENS && hour < closes) return { state: 'open', until: clock(closes) };
  if (hour >= closes && hour < LIMITED_UNTIL)
    return { state: 'limited', until: clock(LIMITED_UNTIL) };
  return { state: 'closed', from: clock(OPENS) };
}

const MINUTE = 60_000;

/** Milliseconds from `now` to the next full minute, when status or time may change. */
export function untilNextMinute(now: Date): number {
  return MINUTE - (now.getTime() % MINUTE);
}

/** The time at the mall, when the device's clock stands in another zone; otherwise undefined. */
export function timeAtMall(now: Date, language: string): string | undefined {
  const read = (timeZone?: string) =>
    new Intl.DateTimeFormat(language, {
      hour: '2-digit',
      minute: '2-digit',
      // As all hours of the site are written, in English too.
      hourCycle: 'h23',
      ...(timeZone ? { timeZone } : {}),
    }).format(now);
  const there = read(MALL_TIME_ZONE);
  return there === read() ? undefined : there;
}
