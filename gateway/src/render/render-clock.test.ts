import { RenderClock } from './render-clock.ts';

let idle: number;
let active: number;
let clock: RenderClock;

beforeEach(() => {
  [idle, active] = [100, 1_000];
  clock = new RenderClock(() => ({ idle, active }));
});

test('a render that waits is charged the time', () => {
  clock.start(1);
  idle += 50;
  expect(clock.over(50)).toEqual([]);
  idle += 1;
  expect(clock.over(50)).toEqual([1]);
});

test('a render that is alone is charged the time that the process is busy', () => {
  clock.start(1);
  active += 51;
  expect(clock.over(50)).toEqual([1]);
});

test('renders that share the process are charged their part of the time that it is busy', () => {
  for (const id of [1, 2, 3, 4]) clock.start(id);
  active += 200;
  expect(clock.over(50)).toEqual([]);
  for (const id of [2, 3, 4]) clock.end(id);
  active += 1;
  expect(clock.over(50)).toEqual([1]);
});

test('a render is not charged the time before its start, nor after its end', () => {
  active += 100;
  clock.start(1);
  clock.end(1);
  idle += 100;
  clock.start(2);
  expect(clock.over(0)).toEqual([]);
});
