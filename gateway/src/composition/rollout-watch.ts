/**
 * Follows the rollouts in the store, fetches their releases to this machine's disk before they are served (decision
 * 0026), and takes the steps that are due. Every gateway tries; the store lets one succeed.
 */
import { isOpen, type ReleaseStore, type RolloutState, takeDueSteps } from '@mall/release';
import { repeat } from '@mall/server';
import type { Log } from '../base/log.ts';

const DEFAULT_POLL_MS = 1_000;

type OnRollouts = (states: readonly RolloutState[]) => Promise<void>;

export class RolloutWatch {
  readonly #store: ReleaseStore;
  readonly #log: Log;
  readonly #onRollouts: OnRollouts;
  readonly #pollMs: number;
  #states: readonly RolloutState[] = [];
  #end: (() => Promise<void>) | undefined;
  readonly #failures = new Map<string, string>();
  /** Ids of the rollouts whose releases were fetched. */
  readonly #fetched = new Set<string>();

  /** @param onRollouts called at each poll with all rollouts. */
  constructor(store: ReleaseStore, log: Log, onRollouts: OnRollouts, pollMs = DEFAULT_POLL_MS) {
    this.#store = store;
    this.#log = log;
    this.#onRollouts = onRollouts;
    this.#pollMs = pollMs;
  }

  /** A rollout that is still in use, also one that was added just now. */
  async find(id: string): Promise<RolloutState | undefined> {
    const find = () => this.#states.find(({ rollout }) => rollout.id === id);
    // Not for one that has ended, whose cookie a browser may keep.
    if (!find()) this.#states = await this.#store.rollouts.all();
    const state = find();
    return state && isOpen(state) ? state : undefined;
  }

  start(): void {
    this.#end = repeat(() => this.#poll(), this.#pollMs);
  }

  async stop(): Promise<void> {
    await this.#end?.();
  }

  async #poll(): Promise<void> {
    // Each on its own: a step that fails must not keep a canary served that was cancelled.
    await this.#attempt('planned promotions', () => this.#takeDueSteps());
    await this.#attempt('rollouts', async () => {
      this.#states = await this.#store.rollouts.all();
      for (const state of this.#states.filter((each) => isOpen(each))) this.#fetchReleases(state);
      await this.#onRollouts(this.#states);
    });
  }

  async #attempt(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#failures.delete(what);
    } catch (error) {
      const { message } = error as Error;
      if (message === this.#failures.get(what)) return;
      this.#failures.set(what, message);
      this.#log.error({ err: error }, `${what} cannot be carried out`);
    }
  }

  /** Starts to fetch the releases of a new rollout. One that fails is fetched again when it is served. */
  #fetchReleases({ rollout: { id, apps } }: RolloutState): void {
    if (this.#fetched.has(id)) return;
    this.#fetched.add(id);
    for (const [app, release] of Object.entries(apps)) {
      this.#store.localFolder(app, release).catch((err: unknown) => {
        this.#log.warn({ err, app, release, rollout: id }, 'release cannot be fetched yet');
      });
    }
  }

  async #takeDueSteps(): Promise<void> {
    for (const { rollout, step, decision } of await takeDueSteps(this.#store)) {
      const { result, why, revision } = decision;
      const level = result === 'refused' ? 'error' : 'info';
      const fields = { rollout: rollout.id, apps: rollout.apps, step, result, why, revision };
      this.#log[level](fields, 'planned promotion');
    }
  }
}
