import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { type Autoplay, useAutoplay } from './use-autoplay.ts';

const next = jest.fn();
const STILL = { started: true, moves: 0 };
const autoplay: Autoplay = { delay: 3_000, firstDelay: 5_000 };

beforeEach(() => {
  jest.useFakeTimers();
  next.mockClear();
});
afterEach(() => jest.useRealTimers());

const running = (position: typeof STILL) => ({
  ...position,
  snapPoints: 3,
  snapIndex: 0,
  previous: jest.fn(),
  goTo: jest.fn(),
  next,
});

function start(first = STILL, play: Autoplay | null = autoplay) {
  return renderHook((position) => useAutoplay(running(position), play ?? undefined).play, {
    initialProps: first,
  });
}

function movesWithin(milliseconds: number): number {
  const before = next.mock.calls.length;
  act(() => jest.advanceTimersByTime(milliseconds));
  return next.mock.calls.length - before;
}

function expectMoveAfter(milliseconds: number) {
  expect(movesWithin(milliseconds - 1)).toBe(0);
  expect(movesWithin(1)).toBe(1);
}

const expectNoMove = () => expect(movesWithin(60_000)).toBe(0);

test('waits longer before the first move than after later ones', () => {
  const { rerender } = start();
  expectMoveAfter(5_000);
  expectNoMove();
  rerender({ ...STILL, moves: 1 });
  expectMoveAfter(3_000);
});

test('stops and starts by the toggle', () => {
  const { result } = start();
  expect(result.current?.playing).toBe(true);
  act(() => result.current?.toggle());
  expect(result.current?.playing).toBe(false);
  expectNoMove();
  act(() => result.current?.toggle());
  expectMoveAfter(5_000);
});

test('starts only by the toggle for visitors who prefer reduced motion', () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { result } = start();
  expect(result.current?.playing).toBe(false);
  expectNoMove();
  act(() => result.current?.toggle());
  expectMoveAfter(5_000);
});

test('does not move before the carousel starts, or without autoplay', () => {
  start({ ...STILL, started: false });
  expect(start(STILL, null).result.current).toBeUndefined();
  expectNoMove();
});

describe('pausing', () => {
  function Region() {
    return (
      <section {...useAutoplay(running(STILL), autoplay).pauseProps}>
        <button type="button">Next</button>
      </section>
    );
  }

  const button = () => screen.getByRole('button');
  const pointer = (type: string, pointerType: string) =>
    fireEvent(button(), Object.assign(new Event(type, { bubbles: true }), { pointerType }));
  const setHidden = (hidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    fireEvent(document, new Event('visibilitychange'));
  };

  it.each<[string, () => unknown, () => unknown]>([
    [
      'a mouse is over it',
      () => pointer('pointerover', 'mouse'),
      () => pointer('pointerout', 'mouse'),
    ],
    ['the keyboard is in it', () => act(() => button().focus()), () => act(() => button().blur())],
    ['the page is hidden', () => setHidden(true), () => setHidden(false)],
  ])('stays still while %s, then waits the full delay again', (_, hold, release) => {
    render(<Region />);
    act(() => jest.advanceTimersByTime(4_999));
    hold();
    expectNoMove();
    release();
    expectMoveAfter(5_000);
  });

  it('is not paused by a touch, which enters but never leaves', () => {
    render(<Region />);
    pointer('pointerover', 'touch');
    expectMoveAfter(5_000);
  });
});
