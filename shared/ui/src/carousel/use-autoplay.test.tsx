import { act, renderHook } from '@testing-library/react';
import { type Autoplay, useAutoplay } from './use-autoplay.ts';

const next = jest.fn();
const STILL = { started: true, moves: 0, paused: false };
const autoplay: Autoplay = { delay: 3_000, firstDelay: 5_000 };

beforeEach(() => {
  jest.useFakeTimers();
  next.mockClear();
});
afterEach(() => jest.useRealTimers());

function start(first = STILL, play: Autoplay | null = autoplay) {
  const commands = { previous: jest.fn(), next, goTo: jest.fn() };
  return renderHook(
    ({ started, moves, paused }) =>
      useAutoplay(
        { started, moves, snapPoints: 3, snapIndex: 0, ...commands },
        play ?? undefined,
        paused,
      ),
    { initialProps: first },
  );
}

/** Whether the carousel moves after exactly this time. */
function movesAfter(milliseconds: number): boolean {
  const before = next.mock.calls.length;
  act(() => jest.advanceTimersByTime(milliseconds - 1));
  if (next.mock.calls.length !== before) return false;
  act(() => jest.advanceTimersByTime(1));
  return next.mock.calls.length === before + 1;
}

function staysStill(): boolean {
  const before = next.mock.calls.length;
  act(() => jest.advanceTimersByTime(60_000));
  return next.mock.calls.length === before;
}

test('it waits for the first move, and less after every move that has ended', () => {
  const { rerender } = start();
  expect(movesAfter(5_000)).toBe(true);
  expect(staysStill()).toBe(true);
  rerender({ ...STILL, moves: 1 });
  expect(movesAfter(3_000)).toBe(true);
});

test('it does not move while it is held, and then waits anew', () => {
  const { rerender } = start();
  act(() => jest.advanceTimersByTime(4_999));
  rerender({ ...STILL, paused: true });
  expect(staysStill()).toBe(true);
  rerender(STILL);
  expect(movesAfter(5_000)).toBe(true);
});

test('the visitor stops it and starts it again', () => {
  const { result } = start();
  expect(result.current?.playing).toBe(true);
  act(() => result.current?.toggle());
  expect(result.current?.playing).toBe(false);
  expect(staysStill()).toBe(true);
  act(() => result.current?.toggle());
  expect(movesAfter(5_000)).toBe(true);
});

test('for visitors who prefer reduced motion it waits until they start it', () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { result } = start();
  expect(result.current?.playing).toBe(false);
  expect(staysStill()).toBe(true);
  act(() => result.current?.toggle());
  expect(movesAfter(5_000)).toBe(true);
});

test('a carousel that has not started, or does not play, stays where it is', () => {
  start({ ...STILL, started: false });
  expect(start(STILL, null).result.current).toBeUndefined();
  expect(staysStill()).toBe(true);
});
