import { RenderClock } from './render-clock.ts';

let idle: number;
let active: number;
let clock: RenderClock;

beforeEach(() => {
  [idle, active] = [100, 1_000];
  clock = new RenderClock(() => ({ idle, active }));
});

test('charges a render for the time that it waits', () => {
  clock.start(1);
  idle += 50;
  expect(clock.over(50)).toEqual([]);
  idle += 1;
  expect(clock.over(50)).toEqual([1]);
});

test('charges a render that is alone for all busy time', () => {
  clock.start(1);
  active += 51;
  expect(clock.over(50)).toEqual([1]);
});

test('splits busy time among the renders that share the process', () => {
  for (const id of [1, 2, 3, 4]) clock.start(id);
  active += 200;
  expect(clock.over(50)).toEqual([]);
  for (const id of [2, 3, 4]) clock.end(id);
  active += 1;
  expect(clock.over(50)).toEqual([1]);
});

test('charges a render for no time before its start or after its end', () => {
  active += 100;
  clock.start(1);
  clock.end(1);
  idle += 100;
  clock.start(2);
  expect(clock.over(0)).toEqual([]);
});
