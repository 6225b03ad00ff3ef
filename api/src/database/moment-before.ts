/** A time as rows hold it: as ISO text, which sorts as the times do. */
export const momentBefore = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() - milliseconds).toISOString();
