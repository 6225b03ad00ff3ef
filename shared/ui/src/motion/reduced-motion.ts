/** The visitor's wish for less motion. */

/** False on the server and where the browser cannot tell. */
export function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
