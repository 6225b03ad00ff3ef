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

describe('while it is paused', () => {
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
  ])('stays still while %s, and then waits anew', (_, hold, release) => {
    render(<Region />);
    act(() => jest.advanceTimersByTime(4_999));
    hold();
    expect(staysStill()).toBe(true);
    release();
    expect(movesAfter(5_000)).toBe(true);
  });

  it('moves on after a touch, which enters but never leaves', () => {
    render(<Region />);
    pointer('pointerover', 'touch');
    expect(movesAfter(5_000)).toBe(true);
  });
});
