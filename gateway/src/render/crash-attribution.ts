/**
 * Finds the page that crashes workers when no stack names the app. A page causes crashes when it was
 * the only one in flight, or was in flight at two crashes. Pages are retried one at a time, so a
 * page that renders then is cleared.
 */
export class CrashAttribution {
  readonly #weights = new Map<string, number>();

  /** A worker crashed while these pages were in flight. */
  recordCrash(paths: readonly string[]): void {
    const distinct = new Set(paths);
    const weight = distinct.size === 1 ? 2 : 1;
    for (const path of distinct) this.#weights.set(path, (this.#weights.get(path) ?? 0) + weight);
  }

  causesCrashes(path: string): boolean {
    return (this.#weights.get(path) ?? 0) >= 2;
  }

  /** The page was rendered, or given up. */
  clear(path: string): void {
    this.#weights.delete(path);
  }
}
