import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { clockArguments, clockNow, clockOffset } from './test-clock.ts';

const HOUR_MS = 3_600_000;
const START = '2027-03-29T03:00:00+02:00';
const run = promisify(execFile);

/** Prints the time of the process and that of a worker thread whose environment is empty. */
const TWO_CLOCKS = `
  import { Worker } from 'node:worker_threads';
  const code = 'import { parentPort } from "node:worker_threads"; parentPort.postMessage(Date.now())';
  const worker = new Worker(new URL('data:text/javascript,' + code), { env: {} });
  worker.on('message', (time) => console.log(JSON.stringify([Date.now(), time])));
`;

beforeEach(() => {
  delete process.env.TEST_CLOCK_OFFSET_MS;
  process.env.TEST_CLOCK = START;
});

afterAll(() => {
  delete process.env.TEST_CLOCK;
});

function expectNear(time: Date): void {
  expect(Math.abs(time.getTime() - Date.parse(START))).toBeLessThan(HOUR_MS);
}

test('the clock starts at TEST_CLOCK, and processes that start later continue it', () => {
  expectNear(clockNow());
  process.env.TEST_CLOCK = '2030-01-01T00:00:00Z';
  expectNear(clockNow());
});

test.each([[[]], [['--frozen-intrinsics']]])(
  'a process with the flags %j and its worker threads are on the clock',
  async (flags) => {
    // The clock of this file is shifted; that of the process is shifted from the machine's.
    process.env.TEST_CLOCK_OFFSET_MS = String(Date.parse(START) - machineTime());
    const { stdout } = await run(process.execPath, [
      ...clockArguments(),
      ...flags,
      ...['--input-type=module', '-e', TWO_CLOCKS],
    ]);
    for (const time of JSON.parse(stdout)) expectNear(new Date(time));
  },
);

function machineTime(): number {
  return performance.timeOrigin + performance.now();
}

test('a date is still a date', () => {
  expect(new Date(2026, 0, 2) instanceof Date).toBe(true);
  expect(new Date('2026-01-02').getTime()).toBe(Date.UTC(2026, 0, 2));
  expect(Date()).toBe(new Date().toString());
});

test.each(['tomorrow', '2026-12-31', '2026-12-31T22:30:00', '2026-13-31T22:30:00Z'])(
  'TEST_CLOCK=%s is refused with an example',
  (text) => {
    process.env.TEST_CLOCK = text;
    expect(clockOffset).toThrow(`TEST_CLOCK is ${text}; it must be a time with its offset`);
  },
);
