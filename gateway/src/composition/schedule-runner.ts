/** Takes the steps of planned promotions when their time comes. Every gateway tries; the store lets one succeed. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type ReleaseStore, takeDueSteps } from '@mall/release';
import type { Log } from '../base/log.ts';

const POLL_MS = 1_000;

export class ScheduleRunner {
  readonly #store: ReleaseStore;
  readonly #log: Log;
  readonly #stop = new AbortController();
  #running: Promise<void> | undefined;
  #failure: string | undefined;

  constructor(store: ReleaseStore, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await this.#takeDueSteps();
      await sleep(POLL_MS, undefined, { signal }).catch(() => {});
    }
  }

  async #takeDueSteps(): Promise<void> {
    try {
      for (const { rollout, step, decision } of await takeDueSteps(this.#store)) {
        const { result, why, revision } = decision;
        const level = result === 'refused' ? 'error' : 'info';
        const fields = { rollout: rollout.id, apps: rollout.apps, step, result, why, revision };
        this.#log[level](fields, 'planned promotion');
      }
      this.#failure = undefined;
    } catch (error) {
      const { message } = error as Error;
      if (message === this.#failure) return;
      this.#failure = message;
      this.#log.error({ err: error }, 'planned promotions cannot be carried out');
    }
  }
}
