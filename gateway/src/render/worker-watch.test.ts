/** When the process of a worker counts as failed. */
import { until } from '../testing/running-gateway.ts';
import { type WatchOptions, type WorkerFailure, watchWorker } from './worker-watch.ts';

let failures: WorkerFailure[];
let checks: number;
let passed: number;
let end: () => void;

beforeEach(() => {
  failures = [];
  checks = 0;
  passed = 0;
  const real = ['nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout', 'Date'];
  jest.useFakeTimers({ doNotFake: real as never });
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

const isThere = { pid: process.pid, ping: async () => {} };

function watch(options: Pick<WatchOptions, 'pid' | 'ping'> & Partial<WatchOptions>): void {
  end = watchWorker({
    ...{
      unresponsiveMs: 60_000,
      memoryMb: 1_000_000,
      onFailure: (failure) => failures.push(failure),
    },
    onCheck: () => {
      checks += 1;
      return () => {
        passed += 1;
      };
    },
    ...options,
  });
}

/** Lets the time of so many checks pass, each of which reads the memory. */
async function checked(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    jest.advanceTimersByTime(250);
    await until(
      () => checks === passed + failures.filter((failure) => failure === 'memory').length,
    );
  }
}

test('checks a responding worker until the watch ends', async () => {
  const ping = jest.fn(async () => {});
  watch({ ...isThere, ping, unresponsiveMs: -1 });
  await checked(3);
  expect([failures, checks, passed, ping.mock.calls.length]).toEqual([[], 3, 3, 3]);
  end();
  await checked(1);
  expect(checks).toBe(3);
});

test('reports a worker that uses too much memory once, and keeps what it rendered as suspects', async () => {
  watch({ ...isThere, memoryMb: 1 });
  await checked(2);
  expect([failures, checks, passed]).toEqual([['memory'], 1, 0]);
});

test('measures the memory of the process in megabytes', async () => {
  watch({ ...isThere, memoryMb: process.memoryUsage.rss() / 2 ** 20 / 2 });
  await checked(1);
  expect(failures).toEqual(['memory']);
  end();
  watch({ ...isThere, memoryMb: (process.memoryUsage.rss() / 2 ** 20) * 2 });
  await checked(1);
  expect(failures).toEqual(['memory']);
});

test('reports a worker that does not respond once, and pings it once', async () => {
  const ping = jest.fn(() => new Promise<void>(() => {}));
  watch({ ...isThere, ping, unresponsiveMs: 0 });
  await checked(3);
  expect([failures, checks, ping.mock.calls.length]).toEqual([['blocked'], 2, 1]);
});

test('does not report a worker that responds slowly', async () => {
  const ping = jest.fn(() => new Promise<void>(() => {}));
  watch({ ...isThere, ping });
  await checked(3);
  expect([failures, checks]).toEqual([[], 3]);
});

test.each([undefined, 999_999_999])(
  'assumes no memory for a process that cannot be read: %s',
  async (pid) => {
    watch({ ...isThere, pid, memoryMb: 0 });
    await checked(1);
    expect([failures, passed]).toEqual([[], 1]);
  },
);
