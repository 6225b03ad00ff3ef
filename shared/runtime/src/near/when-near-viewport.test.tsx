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

const press = (type: string) => window.dispatchEvent(new Event(type));

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
  jest.runAllTimers();
  expect(then).not.toHaveBeenCalled();
  press(type);
  press(type);
  expect(then).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(then).toHaveBeenCalledTimes(1);
});

test.each([
  ['does not end with a click that leads to another page', '/mozi', 0],
  ['ends with a click that leads to a part of this page', '/#programok', 1],
])('the wait %s', (_what, href, times) => {
  document.body.innerHTML = `<a href="${href}">link</a>`;
  // jsdom follows no link.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const end = whenNearViewport(document.body, then);
  document.querySelector('a')?.click();
  jest.runAllTimers();
  expect(then).toHaveBeenCalledTimes(times);
  end();
});

test('does not call back after it was stopped', () => {
  const end = whenNearViewport(document.body, then);
  press('click');
  end();
  press('click');
  jest.runAllTimers();
  expect(then).not.toHaveBeenCalled();
});
