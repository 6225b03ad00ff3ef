/** Tries a composition beside the live one: starts it, smoke-tests it, and swaps or refuses it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Composition } from '@mall/contracts';
import { CompositionInstance, type InstanceContext } from './composition-instance.ts';
import type { Refusals } from './refusals.ts';
import { type Regression, type SmokeTestResult, smokeTest } from './smoke-test.ts';
import type { StoreReports } from './store-reports.ts';
import { type TestedPages, testedPages } from './tested-pages.ts';

/** A single failure may be accidental, so a second candidate must fail too. */
const MAX_ATTEMPTS = 2;
/** After this time an API or a worker that died is running again, and one more attempt is made. */
const SECOND_LOOK_MS = 10_000;

export interface TrialOptions extends InstanceContext {
  reports: StoreReports;
  /** How many calls and checks of the API have failed so far. */
  apiFailures: () => number;
  pause?: (ms: number) => Promise<unknown>;
}

/** What the trials change. */
interface LiveSite {
  refusals: Refusals;
  /** Ends the trials: the gateway stops. */
  signal: AbortSignal;
  live: () => CompositionInstance | undefined;
  swap: (next: CompositionInstance) => void;
}

/** A candidate that is worse than the live composition. */
interface FailedCandidate {
  candidate: CompositionInstance;
  regressions: readonly Regression[];
  /** Whether it was live until then. */
  isLate: boolean;
}

export class CompositionTrials {
  readonly #options: TrialOptions;
  readonly #site: LiveSite;

  constructor(options: TrialOptions, site: LiveSite) {
    this.#options = options;
    this.#site = site;
  }

  /** Swaps to a composition, or refuses it when it is worse in each attempt. */
  async try(composition: Composition, missingApps: readonly string[] = []): Promise<void> {
    const disturbances = this.#disturbances();
    for (let attempt = 1; ; attempt += 1) {
      const failed = await this.#attempt(composition, missingApps);
      if (!failed) return;
      const isDisturbed = disturbances(failed.candidate) > 0;
      if (attempt < MAX_ATTEMPTS && !failed.isLate) continue;
      if (attempt > MAX_ATTEMPTS || !isDisturbed) return this.#refuse(failed);
      await this.#pause(SECOND_LOOK_MS);
      attempt = MAX_ATTEMPTS;
    }
  }

  /** Counts, from now on, what may make a sound release fail: failed API calls and lost workers. */
  #disturbances(): (candidate: CompositionInstance) => number {
    const elsewhere = () =>
      this.#options.apiFailures() + (this.#site.live()?.renderer.isolation.unexplainedLosses ?? 0);
    const before = elsewhere();
    let ofCandidates = 0;
    return ({ renderer }) => {
      ofCandidates += renderer.isolation.unexplainedLosses;
      return elsewhere() - before + ofCandidates;
    };
  }

  /** @returns undefined when the composition is live, does not start, or the gateway stops. */
  async #attempt(
    composition: Composition,
    missingApps: readonly string[],
  ): Promise<FailedCandidate | undefined> {
    const candidate = await this.#start(composition, missingApps);
    if (!candidate) return;
    const live = this.#site.live();
    const { signal } = this.#site;
    const { first, rest } = await testedPages(candidate, live, this.#options);
    const early = await smokeTest(candidate, live, first, signal);
    // Without a live composition this one is better than none, and a rollback needs a running gateway.
    const isWorse = live && early.regressions.length > 0;
    if (signal.aborted || isWorse) {
      await candidate.close(0);
      return signal.aborted ? undefined : { candidate, ...early, isLate: false };
    }
    return this.#swap(candidate, rest, early);
  }

  /** Renders the remaining pages once the candidate is live, and goes back when one is worse. */
  async #swap(
    candidate: CompositionInstance,
    pages: TestedPages['rest'],
    early: SmokeTestResult,
  ): Promise<FailedCandidate | undefined> {
    const { signal, swap, live } = this.#site;
    const before = live();
    swap(candidate);
    const late = await smokeTest(candidate, before, pages, signal);
    if (signal.aborted) {
      await before?.close(0);
      return;
    }
    if (before && late.regressions.length > 0) {
      swap(before);
      void candidate.close();
      return { candidate, ...late, isLate: true };
    }
    const inconclusive = [...early.inconclusive, ...late.inconclusive];
    await this.#options.reports.decide(candidate.composition.revision, { inconclusive });
    void before?.close();
    return;
  }

  async #start(composition: Composition, missingApps: readonly string[]) {
    const { signal, live, refusals } = this.#site;
    try {
      return await CompositionInstance.start(this.#options, composition, { signal, missingApps });
    } catch (error) {
      if (!signal.aborted) await refusals.noStart(composition, error, live());
      return;
    }
  }

  #refuse({ candidate, regressions }: FailedCandidate): Promise<void> {
    const { refusals, live } = this.#site;
    return refusals.regressions(candidate.composition, regressions, live());
  }

  #pause(ms: number): Promise<unknown> {
    const { signal } = this.#site;
    const { pause = () => sleep(ms, undefined, { signal }).catch(() => {}) } = this.#options;
    return pause(ms);
  }
}
