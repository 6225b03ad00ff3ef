/** The changes of the mall's clocks: for the shell, whose list counts for all apps. */
import type { UtcOffset } from '@mall/contracts';
import { DAY_MS, mallOffset } from '@mall/opening-hours';

export { listMallOffsets } from './mall-offset.ts';

const HOUR_MS = 3_600_000;

/** The hour of a day (milliseconds) at which the clocks change. They change at full hours. */
function changeOn(day: number): number {
  let hour = day;
  while (mallOffset(hour) === mallOffset(day)) hour += HOUR_MS;
  return hour;
}

/** The offsets from the beginning of the year before last to the end of the year after next. */
export function mallOffsets(year = new Date().getUTCFullYear()): UtcOffset[] {
  const start = Date.UTC(year - 2);
  const changes = [start];
  for (let day = start; day < Date.UTC(year + 3); day += DAY_MS) {
    if (mallOffset(day) !== mallOffset(day + DAY_MS)) changes.push(changeOn(day));
  }
  return changes.map((from) => ({ from, minutes: mallOffset(from) }));
}
