/** Disables an app that ended or blocked a worker on every page for a while, longer each time. */
import { backOffMs } from '@mall/server';

const DISABLED = { firstMs: 10_000, maxMs: 5 * 60_000 };
/** After this time without a failure the next one counts as the first. */
const RESET_MS = 10 * 60_000;

export class CircuitBreaker {
  readonly #circuits = new Map<string, { until: number; failures: number }>();

  /** Disables the app. @returns for how many milliseconds; 0 when it is disabled already. */
  open(app: string, now = Date.now()): number {
    const known = this.#circuits.get(app);
    if (known && known.until > now) return 0;
    const failures = known && now - known.until < RESET_MS ? known.failures + 1 : 1;
    const disabledMs = backOffMs(failures, DISABLED);
    this.#circuits.set(app, { until: now + disabledMs, failures });
    return disabledMs;
  }

  /** Apps that are disabled at `now`. */
  disabledApps(now = Date.now()): string[] {
    return [...this.#circuits].filter(([, { until }]) => until > now).map(([app]) => app);
  }
}
