/** The clock of a test. */

/** Only the date stands still; timers go on, so that waiting for elements works. */
const GOES_ON: NonNullable<FakeTimersConfig['doNotFake']> = [
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
  jest.useFakeTimers({ now: new Date(iso), doNotFake: GOES_ON });
}
