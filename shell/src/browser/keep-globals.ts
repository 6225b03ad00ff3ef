/**
 * Keeps what every app of a page builds on as the browser has it: a remote that replaces it fails alone, and
 * not the header and the next page with it.
 */

/** Containers and third parties have a `push` of their own on their arrays, which a fixed one would refuse. */
const OWN_ON_ARRAYS = 'push';

function keep(owner: object, names: readonly string[]): void {
  for (const name of names) {
    const { value } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
    if (typeof value !== 'function') continue;
    Object.defineProperty(owner, name, { value, writable: false, configurable: false });
  }
}

/** Called before the first remote is loaded. */
export function keepGlobals(): void {
  keep(window, ['fetch']);
  const names = Object.getOwnPropertyNames(Array.prototype);
  keep(
    Array.prototype,
    names.filter((name) => name !== OWN_ON_ARRAYS && name !== 'constructor'),
  );
}
