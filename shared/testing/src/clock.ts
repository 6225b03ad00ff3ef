/** The clock of a test. */

/** Only the date is fixed; timers are real, so that waiting for elements works. */
const REAL: NonNullable<FakeTimersConfig['doNotFake']> = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
];

/** Sets the date to `iso`, a time with its offset; end it with `jest.useRealTimers()`. */
export function setClock(iso: string): void {
  jest.useFakeTimers({ now: new Date(iso), doNotFake: REAL });
}
