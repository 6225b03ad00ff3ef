/** A minute on the clock of the mall, as an `input` of type `datetime-local` writes it. Free of zod. */

const FORM = /^20\d\d-\d\d-\d\dT\d\d:\d\d$/;

/** Whether `text` is a minute of this century, for instance `2026-12-06T18:30`. */
export function isMallMinute(text: string): boolean {
  const moment = Date.parse(`${text}:00Z`);
  return (
    FORM.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
  );
}
