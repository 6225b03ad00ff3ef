import { mallTimestamp } from '@mall/opening-hours/mall-timestamp';

const MINUTE_MS = 60_000;

/** When a screening ends, with the mall's offset. @param minutes length of the film. */
export const screeningEnd = (time: string, minutes: number): string =>
  mallTimestamp(Date.parse(time) + minutes * MINUTE_MS);
