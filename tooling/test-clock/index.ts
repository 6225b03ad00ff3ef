/** The clock of a test run, for end-to-end tests. */
export { shiftDate } from './shift-date.ts';
export { clockArguments, clockNow, clockOffset } from './test-clock.ts';
