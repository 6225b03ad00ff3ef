/** The mall's status by the clock (spec section 9): half-open intervals. */
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

/** Milliseconds from `now` to the next full hour, when the status may change. */
export function untilNextHour(now: Date): number {
  const next = new Date(now);
  next.setHours(now.getHours() + 1, 0, 0, 0);
  return next.getTime() - now.getTime();
}

/** The time at the mall, when the device's clock stands in another zone; otherwise undefined. */
export function timeAtMall(now: Date, language: string): string | undefined {
  const read = (timeZone?: string) =>
    new Intl.DateTimeFormat(language, {
      hour: '2-digit',
      minute: '2-digit',
      ...(timeZone ? { timeZone } : {}),
    }).format(now);
  const there = read('Europe/Budapest');
  return there === read() ? undefined : there;
}
