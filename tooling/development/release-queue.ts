/** Promotes good builds one at a time, the first when every app is built, and waits for each decision. */
import { setTimeout as sleep } from 'node:timers/promises';
import { appFolderOf } from '@mall/contracts';
import { awaitDecision, type Decision, ReleaseError } from '@mall/release';
import { promoteBuilds, type Releasing } from '../site/promote-builds.ts';
import type { Problem } from './page-state.ts';

export interface ReleaseQueueEvents {
  onPromoted: (revision: number) => void;
  /** The checks or the gateway have refused the builds, or, without a problem, taken them. */
  onDecided: (problem: Problem | undefined) => void;
}

export class ReleaseQueue {
  readonly #releasing: Releasing;
  readonly #events: ReleaseQueueEvents;
  readonly #missing: Set<string>;
  /** Apps with a good build that is not promoted yet. */
  readonly #waiting = new Set<string>();
  /** Apps whose newest build was refused: the next good build takes them along. */
  #refused: readonly string[] = [];
  #work = Promise.resolve();

  constructor(releasing: Releasing, apps: readonly string[], events: ReleaseQueueEvents) {
    this.#releasing = releasing;
    this.#events = events;
    this.#missing = new Set(apps);
  }

  add(apps: readonly string[]): void {
    for (const app of apps) {
      this.#waiting.add(app);
      this.#missing.delete(app);
    }
    if (this.#missing.size > 0) return;
    this.#work = this.#work.then(() => this.#promoteWaiting());
  }

  /** Builds that are refused one by one may be right together; those that are right go live alone. */
  async #promoteWaiting(): Promise<void> {
    const apps = [...this.#waiting];
    if (apps.length === 0) return;
    this.#waiting.clear();
    const all = [...new Set([...this.#refused, ...apps])];
    const problem = await this.#promote(all);
    this.#refused = problem ? all : [];
    if (problem && all.length > apps.length && !(await this.#promote(apps))) {
      this.#refused = all.filter((app) => !apps.includes(app));
    }
    this.#events.onDecided(problem);
  }

  async #promote(apps: readonly string[]): Promise<Problem | undefined> {
    try {
      const revision = await promoteBuilds(this.#releasing, apps);
      this.#events.onPromoted(revision);
      await this.#untilGatewayRuns();
      return refusalIn(await awaitDecision(this.#releasing.store, revision));
    } catch (error) {
      const text = error instanceof ReleaseError ? error.message : String(error);
      return { title: 'refused before promotion, showing the last good one', text };
    }
  }

  /** The first revision starts the gateway, and without one nothing waits for a decision. */
  async #untilGatewayRuns(): Promise<void> {
    const { heartbeats, pollMs } = this.#releasing.store;
    while ((await heartbeats.running()).length === 0) await sleep(pollMs);
  }
}

function refusalIn({ verdicts }: Decision): Problem | undefined {
  const refusals = verdicts.flatMap((verdict) => verdict.refusals);
  if (refusals.length === 0) return undefined;
  const unique = (values: (string | undefined)[]) => [...new Set(values.filter((value) => value))];
  const apps = unique(refusals.map(({ app }) => appFolderOf(app)));
  const pages = unique(refusals.map(({ page }) => page));
  return {
    title: `${apps.join(', ')}: refused, showing the last good one`,
    text: [
      ...unique(refusals.map(({ error }) => error)),
      ...(pages.length > 0 ? [`pages: ${pages.join(' ')}`] : []),
    ].join('\n'),
  };
}
