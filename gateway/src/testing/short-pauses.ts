/** For tests of what happens after a pause. */
import timers from 'node:timers/promises';

const MAX_PAUSE_MS = 20;
const { setTimeout: wait } = timers;

/** Until the end of the test no pause is long, such as that before another look at a store. */
export function shortenPauses(): void {
  jest
    .spyOn(timers, 'setTimeout')
    .mockImplementation((ms = 0, ...more) => wait(Math.min(ms, MAX_PAUSE_MS), ...more));
}
