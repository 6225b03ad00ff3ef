/** Apps that ended or blocked a worker are left out of every page for a while, longer each time. */
const FIRST_MS = 10_000;
const LONGEST_MS = 5 * 60_000;
/** After so long without a fault an app counts as sound again. */
const FORGIVEN_MS = 10 * 60_000;

export class Quarantine {
  readonly #cases = new Map<string, { until: number; faults: number }>();

  /** @returns the milliseconds that the app is left out, or 0 when it already is. */
  add(app: string, now = Date.now()): number {
    const known = this.#cases.get(app);
    if (known && known.until > now) return 0;
    const faults = known && now - known.until < FORGIVEN_MS ? known.faults + 1 : 0;
    const time = Math.min(LONGEST_MS, FIRST_MS * 2 ** faults);
    this.#cases.set(app, { until: now + time, faults });
    return time;
  }

  /** Apps to leave out now. */
  apps(now = Date.now()): string[] {
    if (this.#cases.size === 0) return [];
    return [...this.#cases].filter(([, { until }]) => until > now).map(([app]) => app);
  }
}
