/** Promotes good builds, one promotion at a time; the first one waits until every app has been built. */
import { ReleaseError } from '@mall/release';
import { promoteBuilds, type Releasing } from '../site/promote-builds.ts';
import type { Problem } from './problems.ts';

export interface ReleaseQueueEvents {
  /** The store has a new revision. */
  onPromoted: (revision: number) => void;
  /** The checks before promotion have refused the builds, or, without a problem, taken them. */
  onChecked: (problem: Problem | undefined) => void;
}

export class ReleaseQueue {
  readonly #releasing: Releasing;
  readonly #events: ReleaseQueueEvents;
  /** Apps without any good build so far. */
  readonly #missing: Set<string>;
  /** Apps with a good build that is not promoted yet. */
  readonly #waiting = new Set<string>();
  #work = Promise.resolve();

  constructor(releasing: Releasing, apps: readonly string[], events: ReleaseQueueEvents) {
    this.#releasing = releasing;
    this.#events = events;
    this.#missing = new Set(apps);
  }

  /** Call after a good build of each of `apps`. */
  add(apps: readonly string[]): void {
    for (const app of apps) {
      this.#waiting.add(app);
      this.#missing.delete(app);
    }
    if (this.#missing.size > 0) return;
    this.#work = this.#work.then(() => this.#promote());
  }

  async #promote(): Promise<void> {
    const apps = [...this.#waiting];
    if (apps.length === 0) return;
    this.#waiting.clear();
    try {
      const revision = await promoteBuilds(this.#releasing, apps);
      this.#events.onChecked(undefined);
      this.#events.onPromoted(revision);
    } catch (error) {
      // The next good build takes these along: together they may be right.
      for (const app of apps) this.#waiting.add(app);
      const text = error instanceof ReleaseError ? error.message : String(error);
      this.#events.onChecked({
        title: 'refused before promotion, showing the last good one',
        text,
      });
    }
  }
}
