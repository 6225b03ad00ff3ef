/** A shifted clock for a realm: a Node.js process, a worker thread, a Jest environment, a page. */

/**
 * Moves what `Date` takes for now by `offset` milliseconds; time goes on, and timers are untouched.
 * Uses nothing from outside itself, so that a page can run it from its source.
 */
export function shiftDate(offset: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + offset;
  // Not a proxy of `Date` itself: one of a frozen object has to return its properties unchanged.
  const shifted = Object.defineProperties(
    Object.setPrototypeOf(function ShiftedDate() {}, RealDate),
    {
      name: { value: 'Date' },
      now: { value: now, writable: true, configurable: true },
      prototype: { value: RealDate.prototype },
    },
  );
  globalThis.Date = new Proxy(shifted, {
    construct: (_target, args, newTarget) =>
      Reflect.construct(RealDate, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
  });
}
