/** The visitor's preference for reduced motion. */

/** False on the server and in browsers without that setting. */
export function prefersReducedMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
