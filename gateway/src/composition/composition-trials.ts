/** Tries a composition beside the live one: starts it, smoke-tests it, and swaps or refuses it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Composition, SHELL } from '@mall/contracts';
import { BucketError, type Refusal } from '@mall/release';
import { CompositionInstance, type InstanceContext } from './composition-instance.ts';
import { shortErrorOf } from './first-errors.ts';
import { MissingReleasesError } from './releases.ts';
import { type Regression, refusalsOf, type SmokeTestResult, smokeTest } from './smoke-test.ts';
import type { StoreReports } from './store-reports.ts';
import { type TestedPages, testedPages } from './tested-pages.ts';

/** After this time an API or a worker that died is running again, and one more attempt is made. */
const SECOND_LOOK_MS = 10_000;

export interface TrialOptions extends InstanceContext {
  reports: StoreReports;
  /** How many calls and checks of the API have failed so far. */
  apiFailures: () => number;
  pause?: (ms: number) => Promise<unknown>;
}

interface LiveSite {
  signal: AbortSignal;
  live: () => CompositionInstance | undefined;
  swap: (next: CompositionInstance) => void;
}

interface FailedCandidate {
  candidate: CompositionInstance;
  regressions: readonly Regression[];
  isLate: boolean;
}

const lossesOf = (instance: CompositionInstance | undefined) =>
  instance?.renderer.isolation.unexplainedLosses ?? 0;

export class CompositionTrials {
  readonly #options: TrialOptions;
  readonly #site: LiveSite;

  constructor(options: TrialOptions, site: LiveSite) {
    this.#options = options;
    this.#site = site;
  }

  /** Swaps to a composition, or refuses it when it is worse in each attempt. */
  async try(composition: Composition, missingApps: readonly string[] = []): Promise<void> {
    const attempt = () => this.#attempt(composition, missingApps);
    // Failed calls of the API and lost workers may make a sound release fail.
    const disturbances = () => this.#options.apiFailures() + lossesOf(this.#site.live());
    const before = disturbances();
    const first = await attempt();
    // A single failure may be accidental, so a second candidate must fail too.
    let failed = first && !first.isLate ? await attempt() : first;
    const lost = new Set([first?.candidate, failed?.candidate]).values().map(lossesOf);
    const ofCandidates = lost.reduce((sum, losses) => sum + losses, 0);
    if (failed && disturbances() - before + ofCandidates > 0) {
      await this.#pause(SECOND_LOOK_MS);
      failed = await attempt();
    }
    if (failed) await this.#refuse(failed);
  }

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
      await candidate.renderer.close(0);
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
      await before?.renderer.close(0);
      return;
    }
    if (before && late.regressions.length > 0) {
      swap(before);
      void candidate.renderer.close();
      return { candidate, ...late, isLate: true };
    }
    const inconclusive = [...early.inconclusive, ...late.inconclusive];
    await this.#options.reports.decide(candidate.composition.revision, { inconclusive });
    void before?.renderer.close();
    return;
  }

  async #start(composition: Composition, missingApps: readonly string[]) {
    const { signal } = this.#site;
    try {
      return await CompositionInstance.start(this.#options, composition, { signal, missingApps });
    } catch (error) {
      if (signal.aborted) return;
      // A bucket that is away is temporary: the composition is tried again, and a starting gateway tries an earlier one.
      const fields = { err: error, revision: composition.revision };
      if (error instanceof BucketError)
        this.#options.log.error(fields, 'composition cannot be read');
      else await this.#refuseStart(composition, error);
      return;
    }
  }

  async #refuseStart(composition: Composition, error: unknown): Promise<void> {
    const { revision, apps } = composition;
    const causes = error instanceof MissingReleasesError ? error.missing : [{ app: SHELL }];
    const releases = causes.map(({ app }) => ({ app, release: apps[app] }));
    for (const release of releases) {
      this.#options.log.error({ err: error, revision, ...release }, 'composition does not start');
    }
    // Another gateway may be able to read it, so a starting one does not refuse it.
    if (!this.#site.live() && error instanceof MissingReleasesError) return;
    const refusals = releases.map((release) => ({ ...release, error: shortErrorOf(error) }));
    await this.#record(composition, refusals, 'it does not start');
  }

  async #refuse({ candidate: { composition }, regressions }: FailedCandidate): Promise<void> {
    const { revision } = composition;
    for (const { path, status, apps } of regressions) {
      for (const { app, release } of apps) {
        const fields = { app, release, path, status, revision };
        this.#options.log.error(fields, 'composition refused: regression in the smoke test');
      }
    }
    const pages = new Set(regressions.map(({ path }) => path));
    const why = `regression in the smoke test: ${[...pages].join(' ')}`;
    await this.#record(composition, refusalsOf(regressions), why);
  }

  #record(composition: Composition, refusals: Refusal[], why: string): Promise<void> {
    const { metrics, reports } = this.#options;
    metrics.refused.inc();
    const fromRevision = this.#site.live()?.composition.revision ?? 0;
    return reports.refuse({ composition, refusals, why, fromRevision });
  }

  #pause(ms: number): Promise<unknown> {
    const { signal } = this.#site;
    const { pause = () => sleep(ms, undefined, { signal }).catch(() => {}) } = this.#options;
    return pause(ms);
  }
}
