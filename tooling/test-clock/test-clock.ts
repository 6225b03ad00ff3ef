/** The clock of a test run: it starts at `TEST_CLOCK` and goes on, the same in every process. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { TaskError } from '../repository.ts';

export { shiftDate } from '@mall/server/shift-date';

const require = createRequire(import.meta.url);

/** A Wednesday morning on which shops are open and no movie starts during a test run. */
const DEFAULT_START = '2026-11-25T11:05:00+01:00';
const TIME_WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

function start(): number {
  const text = process.env.TEST_CLOCK ?? DEFAULT_START;
  const time = TIME_WITH_OFFSET.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time)) return time;
  throw new TaskError(
    `TEST_CLOCK is ${text}; it must be a time with its offset, such as 2026-12-31T22:30:00+01:00`,
    2,
  );
}

/** Milliseconds from the machine's clock to the run's, which the first caller fixes and children inherit. */
export function clockOffset(): number {
  process.env.TEST_CLOCK_OFFSET_MS ??= String(start() - Date.now());
  return Number(process.env.TEST_CLOCK_OFFSET_MS);
}

/** The time of the run's clock. For processes that are not shifted themselves. */
export function clockNow(): Date {
  return new Date(Date.now() + clockOffset());
}

/** Arguments with which Node.js starts a process on the run's clock. */
export function clockArguments(): string[] {
  const preload = pathToFileURL(require.resolve('@mall/server/shift-clock'));
  preload.searchParams.set('offset', String(clockOffset()));
  return ['--import', preload.href];
}
