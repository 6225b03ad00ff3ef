/** Moments at the mall with the offset that its clocks have then: `2026-12-06T18:30:00+01:00`. */
import {
  formatClock,
  fromMallMinute,
  mallOffset,
  mallTime,
  toMallMinute,
  type WallTime,
} from '@mall/opening-hours';

const HOUR_MS = 3_600_000;

/** The clocks of the mall are ahead of UTC. */
const offsetAt = (moment: number) => `+${formatClock(mallOffset(moment))}`;

/** The timestamp of a time on the mall's clocks. */
export function toMallTimestamp(time: WallTime): string {
  const minute = toMallMinute(time);
  // The clocks of the mall are one or two hours ahead of UTC.
  return `${minute}:00${offsetAt(Date.parse(`${minute}Z`) - HOUR_MS)}`;
}

/** The timestamp of `17:30` on a day. */
export const mallMoment = (day: string, time: string): string =>
  toMallTimestamp(fromMallMinute(`${day}T${time}`));

/** The timestamp of a moment, to the minute. */
export const mallTimestamp = (moment: number): string =>
  `${toMallMinute(mallTime(moment))}:00${offsetAt(moment)}`;
