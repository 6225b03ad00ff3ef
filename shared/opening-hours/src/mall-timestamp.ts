/** Moments at the mall with their offset, for structured data. */
import { MALL_TIME_ZONE } from '@mall/contracts';
import { toMallMinute, type WallTime } from '@mall/opening-hours';

const HOUR_MS = 3_600_000;

let offsetFormat: Intl.DateTimeFormat | undefined;

/** A time at the mall with the offset of its clocks then: `2026-12-06T18:30:00+01:00`. */
export function toMallTimestamp(time: WallTime): string {
  const minute = toMallMinute(time);
  // Not with the module: on a phone it takes 40 ms.
  offsetFormat ??= new Intl.DateTimeFormat('en', {
    timeZone: MALL_TIME_ZONE,
    timeZoneName: 'longOffset',
  });
  // The clocks of the mall are one or two hours ahead of UTC.
  const parts = offsetFormat.formatToParts(Date.parse(`${minute}Z`) - HOUR_MS);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${minute}:00${offset.replace('GMT', '') || 'Z'}`;
}
