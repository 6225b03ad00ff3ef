/**
 * Finds the page that ends workers when nothing names it: a page that was in flight alone, or at
 * two losses, is guilty. Pages are re-sent one at a time, so innocent ones clear themselves.
 */
export class Suspects {
  readonly #losses = new Map<string, number>();

  /** A worker was lost while these pages were in flight. */
  lost(paths: readonly string[]): void {
    const distinct = new Set(paths);
    const weight = distinct.size === 1 ? 2 : 1;
    for (const path of distinct) this.#losses.set(path, (this.#losses.get(path) ?? 0) + weight);
  }

  isGuilty(path: string): boolean {
    return (this.#losses.get(path) ?? 0) >= 2;
  }

  /** The page was rendered, or given up. */
  clear(path: string): void {
    this.#losses.delete(path);
  }
}
