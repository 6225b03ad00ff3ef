import { RenderClock } from './render-clock.ts';

let idle: number;
let active: number;
let clock: RenderClock;
let onTimeout: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  [idle, active] = [100, 1_000];
  clock = new RenderClock(() => ({ idle, active }));
  onTimeout = jest.fn();
});
afterEach(() => jest.useRealTimers());

function wait(ms: number): void {
  idle += ms;
  jest.advanceTimersByTime(ms);
}

function work(ms: number): void {
  active += ms;
  jest.advanceTimersByTime(ms);
}

test.each([
  ['it waits', wait],
  ['it is busy alone', work],
])('charges a render for all time that %s, from its start', (_what, spend) => {
  work(100);
  clock.begin();
  clock.startTimer(50, onTimeout);
  spend(49);
  expect(onTimeout).not.toHaveBeenCalled();
  spend(1);
  expect(onTimeout).toHaveBeenCalledTimes(1);
});

test('splits busy time among the renders that share the process', () => {
  const [, ...ends] = [1, 2, 3, 4].map(() => clock.begin());
  clock.startTimer(50, onTimeout);
  work(160);
  expect(onTimeout).not.toHaveBeenCalled();
  for (const end of ends) end();
  work(10);
  expect(onTimeout).toHaveBeenCalledTimes(1);
});

test('ends a render once', () => {
  clock.begin();
  const end = clock.begin();
  end();
  end();
  clock.begin();
  clock.startTimer(50, onTimeout);
  work(90);
  expect(onTimeout).not.toHaveBeenCalled();
});

test('calls nothing once a timer is cancelled', () => {
  clock.begin();
  const cancel = clock.startTimer(50, onTimeout);
  work(20);
  cancel();
  wait(200);
  expect(onTimeout).not.toHaveBeenCalled();
});
