import { whenNearViewport } from './when-near-viewport.ts';

type Report = (entries: { isIntersecting: boolean }[]) => void;

let report: Report;
const disconnect = jest.fn();
const then = jest.fn();

class FakeObserver {
  constructor(callback: Report) {
    report = callback;
  }
  observe = jest.fn();
  disconnect = disconnect;
}

beforeEach(() => {
  window.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
  disconnect.mockClear();
  then.mockClear();
  jest.useFakeTimers();
});

/** An action, and what comes soon after it. */
function press(type: string) {
  window.dispatchEvent(new Event(type));
  jest.runOnlyPendingTimers();
}

test('calls back once when the element comes near', () => {
  whenNearViewport(document.body, then);
  report([{ isIntersecting: false }]);
  expect(then).not.toHaveBeenCalled();
  report([{ isIntersecting: true }]);
  press('click');
  expect(then).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
});

test.each(['click', 'keydown', 'popstate'])('a %s ends the wait a moment later', (type) => {
  whenNearViewport(document.body, then);
  press('scroll');
  window.dispatchEvent(new Event(type));
  expect(then).not.toHaveBeenCalled();
  press(type);
  press(type);
  expect(then).toHaveBeenCalledTimes(1);
});

test('does not call back after it was stopped', () => {
  whenNearViewport(document.body, then)();
  press('click');
  expect(then).not.toHaveBeenCalled();
});
