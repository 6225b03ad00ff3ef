/** A shifted clock for a realm: a Node.js process, a worker thread, a Jest environment, a page. */

/**
 * Moves what `Date` takes for now by `offset` milliseconds; time goes on, and timers are untouched.
 * Uses nothing from outside itself, so that a page can run it from its source.
 */
export function shiftDate(offset: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, property, receiver) =>
      property === 'now' ? now : Reflect.get(target, property, receiver),
  });
}
