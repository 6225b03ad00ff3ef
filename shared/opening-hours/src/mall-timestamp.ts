/** Moments at the mall with the offset that its clocks have then: `2026-12-06T18:30:00+01:00`. */
import { MALL_TIME_ZONE } from '@mall/contracts';
import { fromMallMinute, mallTime, toMallMinute, type WallTime } from '@mall/opening-hours';

const HOUR_MS = 3_600_000;

let offsetFormat: Intl.DateTimeFormat | undefined;

function offsetAt(moment: number): string {
  // Not with the module: on a phone it takes 40 ms.
  offsetFormat ??= new Intl.DateTimeFormat('en', {
    timeZone: MALL_TIME_ZONE,
    timeZoneName: 'longOffset',
  });
  const parts = offsetFormat.formatToParts(moment);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', '') || 'Z';
}

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
