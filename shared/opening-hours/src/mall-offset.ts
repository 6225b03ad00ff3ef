/** How far the mall's clocks are ahead of UTC. */
import type { UtcOffset } from '@mall/contracts';

/** The time zone of the mall's opening hours, screenings and dates. */
const MALL_TIME_ZONE = 'Europe/Budapest';
const MINUTE_MS = 60_000;

let zoneClock: Intl.DateTimeFormat | undefined;
let listed: readonly UtcOffset[] = [];

function offsetOfZone(moment: number): number {
  // The Swedish locale writes dates as ISO 8601 does.
  zoneClock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: MALL_TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const shown = Date.parse(`${zoneClock.format(moment).replace(' ', 'T')}Z`);
  return Math.ceil((shown - moment) / MINUTE_MS);
}

/**
 * Lists the offsets, so that the time zone database is not asked: that takes servers long, and the first
 * use of `Intl` blocks a phone for 100 ms.
 */
export function listMallOffsets(offsets: readonly UtcOffset[] = []): void {
  listed = offsets;
}

/** How many minutes the mall's clocks are ahead of UTC at a moment (milliseconds). */
export function mallOffset(moment: number): number {
  const last = listed.findLast(({ from }) => from <= moment);
  return last ? last.minutes : offsetOfZone(moment);
}
