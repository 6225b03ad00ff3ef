/** Refused compositions: in the metrics, in the verdicts and the audit log of the store, and when each is tried again. */
import type { Composition } from '@mall/contracts';
import type { Refusal } from '@mall/release';
import type { InstanceContext } from './composition-instance.ts';
import { RefusedRevisions } from './refused-revisions.ts';
import type { StoreReports } from './store-reports.ts';

interface RefusalsOptions extends Pick<InstanceContext, 'store' | 'log' | 'metrics'> {
  reports: StoreReports;
  now?: () => number;
}

export class Refusals {
  readonly #options: RefusalsOptions;
  readonly #revisions: RefusedRevisions;

  constructor(options: RefusalsOptions) {
    this.#options = options;
    this.#revisions = new RefusedRevisions(options.now);
  }

  /** The revisions whose pause is over. */
  due(): number[] {
    return this.#revisions.due();
  }

  /** Lets revisions that are due wait once more. */
  postpone(revisions: readonly number[]): void {
    for (const revision of revisions) this.#revisions.add(revision);
  }

  /** This revision is live: what is not above it is never tried again. */
  passed(live: number): void {
    this.#revisions.passed(live);
  }

  /** @param fromRevision the live revision. */
  async record(
    composition: Composition,
    refusals: Refusal[],
    why: string,
    fromRevision: number,
  ): Promise<void> {
    const { revision } = composition;
    this.#options.metrics.refused.inc();
    await this.#options.reports.decide(revision, { refusals });
    if (this.#revisions.add(revision)) await this.#audit(composition, why, fromRevision);
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
