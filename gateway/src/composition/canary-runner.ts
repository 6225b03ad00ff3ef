/** Serves the canary: starts its candidate, tests it, and ends it when it is worse than what is live. */
import {
  activeCanary,
  BucketError,
  type Refusal,
  type ReleaseStore,
  type Rollout,
  type RolloutState,
  refuseCanary,
  weightAt,
} from '@mall/release';
import type { Candidates } from './candidates.ts';
import type { ServedCanary } from './composition-choice.ts';
import type { CompositionInstance, InstanceContext } from './composition-instance.ts';
import { decide } from './decide.ts';
import { shortErrorOf } from './first-errors.ts';
import { refusalsOf, smokeTest } from './smoke-test.ts';
import type { StoreReports } from './store-reports.ts';
import { testedPages } from './tested-pages.ts';

interface CanaryRunnerOptions extends InstanceContext {
  store: ReleaseStore;
  reports: Pick<StoreReports, 'decide'>;
  live: { readonly current: CompositionInstance | undefined };
  candidates: Candidates;
}

/** An app of the rollout of which another release is live than when it began. */
const changedApp = ({ apps, base }: Rollout, { composition }: CompositionInstance) =>
  Object.keys(apps).find((app) => composition.apps[app] !== base[app]);

export class CanaryRunner {
  readonly #options: CanaryRunnerOptions;
  readonly #stop = new AbortController();
  #served: ServedCanary | undefined;
  /** The live composition over which the canary was tested. */
  #testedOver: CompositionInstance | undefined;

  constructor(options: CanaryRunnerOptions) {
    this.#options = options;
  }

  /** The canary that visitors get by their share; none once another release of its apps is live. */
  get served(): ServedCanary | undefined {
    const live = this.#options.live.current;
    const isCurrent = live && this.#served && !changedApp(this.#served.rollout, live);
    return isCurrent ? this.#served : undefined;
  }

  /** The composition of the canary that is served. */
  get candidate(): CompositionInstance | undefined {
    const { served } = this;
    return served && this.#options.candidates.running(served.rollout.id);
  }

  /** Follows the store: called again and again with all rollouts. */
  async update(states: readonly RolloutState[]): Promise<void> {
    const state = activeCanary(states);
    const { rollout } = state ?? {};
    if (this.#served && this.#served.rollout.id !== rollout?.id) this.#end(this.#served.rollout);
    const live = this.#options.live.current;
    if (!state || !rollout || !live) return;
    const changed = changedApp(rollout, live);
    if (changed) return this.#refuse(rollout, `conflict: ${changed} was changed`);
    const isReady = this.#testedOver === live || (await this.#test(rollout, live));
    if (!isReady) return;
    this.#served = { rollout, weight: weightAt(state, Date.now()) };
    await this.#judge(rollout, live);
  }

  close(): void {
    this.#stop.abort();
  }

  /** @returns whether visitors may get it. */
  async #test(rollout: Rollout, live: CompositionInstance): Promise<boolean> {
    const { candidates, reports, log } = this.#options;
    const refusals = await this.#refusals(rollout, live);
    if (this.#stop.signal.aborted) return false;
    const [worst] = refusals;
    if (worst) {
      const { app, page, error } = worst;
      const why = page ? `smoke test: ${app} ${page}: ${error}` : `it does not start: ${error}`;
      await this.#refuse(rollout, why);
    }
    // After its end, so that the command that waits for the verdict may start another canary.
    await reports.decide(rollout.id, { refusals });
    if (worst) return false;
    const candidate = candidates.running(rollout.id);
    candidate?.renderer.pool.grow();
    // What both have from now on is compared.
    for (const instance of [live, candidate]) instance?.counts.clear();
    this.#testedOver = live;
    log.info({ rollout: rollout.id, apps: rollout.apps }, 'canary is served');
    return true;
  }

  /** @throws {BucketError} when the bucket is away; the next update tries again. */
  async #refusals(rollout: Rollout, live: CompositionInstance): Promise<Refusal[]> {
    try {
      const candidate = await this.#options.candidates.get(rollout);
      const { first } = await testedPages(candidate, live, this.#options);
      const test = () => smokeTest(candidate, live, first, this.#stop.signal);
      const { regressions } = await test();
      // A single failure may be accidental.
      return refusalsOf(regressions.length > 0 ? (await test()).regressions : []);
    } catch (error) {
      if (error instanceof BucketError) throw error;
      const [app = ''] = Object.keys(rollout.apps);
      return [{ app, release: rollout.apps[app], error: shortErrorOf(error) }];
    }
  }

  /** Takes it back when it is worse for its visitors than what is live. */
  async #judge(rollout: Rollout, live: CompositionInstance): Promise<void> {
    const { candidate } = this;
    if (!candidate) return;
    const decision = decide(live.counts, candidate.counts);
    if (decision.verdict === 'take-back') {
      await this.#refuse(rollout, decision.figures, 'taken-back');
    }
  }

  /** Visitors get what is live from now on, and open pages notice that with their next call. */
  async #refuse(
    rollout: Rollout,
    why: string,
    result: 'refused' | 'taken-back' = 'refused',
  ): Promise<void> {
    this.#end(rollout);
    if (!(await refuseCanary(this.#options.store, rollout, why, result))) return;
    const { id, apps } = rollout;
    this.#options.log.error({ rollout: id, apps, result, why }, 'canary is ended');
  }

  #end(rollout: Rollout): void {
    this.#served = undefined;
    this.#testedOver = undefined;
    this.#options.candidates.end(rollout.id);
  }
}
