/** The visitor's preference for reduced motion. */

/** False on the server and where the browser cannot tell. */
export function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
