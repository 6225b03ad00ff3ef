/** Refuses compositions: in the log and metrics, in the verdicts and the audit log of the store. */
import { type Composition, SHELL } from '@mall/contracts';
import type { Refusal } from '@mall/release';
import type { CompositionInstance, InstanceContext } from './composition-instance.ts';
import { shortErrorOf } from './first-errors.ts';
import { MissingReleasesError } from './read-releases.ts';
import { RefusedRevisions } from './refused-revisions.ts';
import { type Regression, refusalsOf } from './smoke-test.ts';
import type { StoreReports } from './store-reports.ts';

interface RefusalsOptions extends Pick<InstanceContext, 'store' | 'log' | 'metrics'> {
  reports: StoreReports;
  now?: () => number;
}

export class Refusals {
  readonly #options: RefusalsOptions;
  /** When each refused revision is tried again. */
  readonly revisions: RefusedRevisions;

  constructor(options: RefusalsOptions) {
    this.#options = options;
    this.revisions = new RefusedRevisions(options.now);
  }

  /** @param live the composition that stays live. */
  async regressions(
    composition: Composition,
    regressions: readonly Regression[],
    live: CompositionInstance | undefined,
  ): Promise<void> {
    const { revision } = composition;
    for (const { path, status, apps } of regressions) {
      for (const { app, release } of apps) {
        const fields = { app, release, path, status, revision };
        this.#options.log.error(fields, 'composition refused: regression in the smoke test');
      }
    }
    const pages = [...new Set(regressions.map(({ path }) => path))].join(' ');
    const why = `regression in the smoke test: ${pages}`;
    await this.#record(composition, refusalsOf(regressions), why, live);
  }

  /** @param live the composition that stays live. */
  async noStart(
    composition: Composition,
    error: unknown,
    live: CompositionInstance | undefined,
  ): Promise<void> {
    const { revision, apps } = composition;
    const causes = error instanceof MissingReleasesError ? error.missing : [{ app: SHELL }];
    const releases = causes.map(({ app }) => ({ app, release: apps[app] }));
    for (const release of releases) {
      this.#options.log.error({ err: error, revision, ...release }, 'composition does not start');
    }
    // Another gateway may be able to read it, so a starting one does not refuse it.
    if (!live && error instanceof MissingReleasesError) return;
    const refusals = releases.map((release) => ({ ...release, error: shortErrorOf(error) }));
    await this.#record(composition, refusals, 'it does not start', live);
  }

  async #record(
    composition: Composition,
    refusals: Refusal[],
    why: string,
    live: CompositionInstance | undefined,
  ): Promise<void> {
    const { revision } = composition;
    this.#options.metrics.refused.inc();
    await this.#options.reports.decide(revision, { refusals });
    const isFirst = this.revisions.add(revision);
    if (isFirst) await this.#audit(composition, why, live?.composition.revision ?? 0);
  }

  async #audit({ revision, apps }: Composition, why: string, fromRevision: number): Promise<void> {
    const subject = Object.entries(apps).map(([app, id]) => `${app}@${id}`);
    await this.#options.store
      .audit({
        at: new Date().toISOString(),
        by: 'gateway',
        action: 'refuse',
        subject: subject.join(' '),
        why,
        fromRevision,
        toRevision: revision,
      })
      .catch((error: unknown) =>
        this.#options.log.warn({ err: error }, 'audit log cannot be written'),
      );
  }
}
