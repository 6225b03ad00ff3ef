/** Fetches the releases of rollouts to this machine's disk before they are served (decision 0026). */
import { isOpen, type ReleaseStore, type RolloutState } from '@mall/release';
import type { Log } from '../base/log.ts';

export class RolloutReleases {
  readonly #store: ReleaseStore;
  readonly #log: Log;
  /** Ids of rollouts. */
  readonly #fetched = new Set<string>();

  constructor(store: ReleaseStore, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /** Starts to fetch the releases of new rollouts. One that fails is fetched again when it is served. */
  fetch(states: readonly RolloutState[]): void {
    for (const state of states) {
      const { id, apps } = state.rollout;
      if (this.#fetched.has(id) || !isOpen(state)) continue;
      this.#fetched.add(id);
      for (const [app, release] of Object.entries(apps)) {
        this.#store.localFolder(app, release).catch((err: unknown) => {
          this.#log.warn({ err, app, release, rollout: id }, 'release cannot be fetched yet');
        });
      }
    }
  }
}
