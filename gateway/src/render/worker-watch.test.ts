/** When the process of a worker counts as failed. */
import fs from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { type WatchOptions, type WorkerFailure, WorkerWatch } from './worker-watch.ts';

let failures: WorkerFailure[];
let checks: number;
let passed: number;
let files: Record<string, string>;
let watch: WorkerWatch;

beforeEach(() => {
  [failures, checks, passed] = [[], 0, 0];
  files = { '/proc/7/status': 'Name:\tnode\nVmRSS:\t  102400 kB\n' };
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  jest.spyOn(fs, 'readFile').mockImplementation(async (file) => {
    const text = files[String(file)];
    if (text === undefined) throw new Error('ENOENT');
    return text;
  });
});
afterEach(() => {
  watch.end();
  jest.useRealTimers();
});

function start(options: Partial<WatchOptions> = {}, responds = true): void {
  watch = new WorkerWatch({
    ...{ pid: 7, unresponsiveMs: 240, memoryMb: 1_000 },
    onFailure: (failure) => failures.push(failure),
    onCheck: () => {
      checks += 1;
      return () => {
        passed += 1;
      };
    },
    ...options,
  });
  if (responds) watch.respond();
}

/** Lets the time of so many checks pass. */
async function check(count: number, before = (_check: number) => {}): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    before(index);
    jest.advanceTimersByTime(100);
    await turn();
  }
}

test.each([
  ['reports a worker over its limit once, without passing its renders', 99, [['memory'], 1, 0]],
  ['accepts a worker below its limit', 101, [[], 2, 2]],
])('%s of memory', async (_what, memoryMb, expected) => {
  start({ memoryMb });
  await check(2);
  expect([failures, checks, passed]).toEqual(expected);
});

test('reports a worker that does not respond once', async () => {
  start();
  await check(2);
  expect([failures, watch.silentMs]).toEqual([[], 200]);
  await check(3);
  expect([failures, checks]).toEqual([['blocked'], 3]);
});

test('does not count the time until the first response', async () => {
  start({}, false);
  await check(20);
  expect([failures, checks]).toEqual([[], 20]);
});

test('does not count the time that a worker waits for a processor', async () => {
  start();
  const queued = (ms: number) => {
    files['/proc/7/schedstat'] = `50000000 ${ms * 1e6} 12\n`;
  };
  await check(20, (index) => queued(index * 100));
  expect([failures, watch.silentMs]).toEqual([[], 0]);
  await check(3);
  expect(failures).toEqual(['blocked']);
});

test.each([undefined, 999_999_999])(
  'assumes no memory for a process that cannot be read: %s',
  async (pid) => {
    start({ pid, memoryMb: 0 });
    await check(1);
    expect([failures, passed]).toEqual([[], 1]);
  },
);
