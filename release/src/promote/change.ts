/** One change of the live composition: checked, then moved by compare-and-set, with retries. */
import type { Composition } from '@mall/contracts';
import type { Issue } from '../check/check.ts';
import { checkComposition } from '../check/checks.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { StaleCompositionError } from '../store/stale-composition-error.ts';

/** Attempts of a change while changes of other teams come first. */
const MAX_ATTEMPTS = 20;

export interface ChangeOptions {
  /** Who makes the change. */
  by: string;
  /** Why, in the person's words. */
  why?: string | undefined;
}

export interface Change {
  composition: Composition;
  /** False when the releases were live already. */
  changed: boolean;
  warnings: Issue[];
}

/** What a change does to the live composition; made anew for each attempt. */
export interface Plan {
  action: 'promote' | 'rollback';
  /** Release by app, for the apps that change. */
  releases: Record<string, string>;
  /** The composition's `reason` up to the person's words. */
  reason: string;
}

/** Thrown when the checks refuse a composition. */
class RefusedError extends ReleaseError {
  override name = 'RefusedError';
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(['refused:', ...issues.map(({ message }) => `  ${message}`)].join('\n'));
    this.issues = issues;
  }
}

async function attempt(
  store: ReleaseStore,
  live: Composition | undefined,
  plan: Plan,
  { by, why }: ChangeOptions,
): Promise<Change> {
  const before = live?.apps ?? {};
  const changes = Object.entries(plan.releases).filter(([app, id]) => before[app] !== id);
  if (live && changes.length === 0) return { composition: live, changed: false, warnings: [] };
  const apps = { ...before, ...plan.releases };
  const issues = await checkComposition(store, apps);
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new RefusedError(errors);
  const reason = why ? `${plan.reason}: ${why}` : plan.reason;
  const composition = await store.advance(live?.revision ?? 0, { apps, by, reason });
  await store.audit({
    at: composition.at,
    by,
    action: plan.action,
    subject: changes.map(([app, id]) => `${app}@${id}`).join(' '),
    ...(why ? { why } : {}),
    fromRevision: composition.revision - 1,
    toRevision: composition.revision,
  });
  return { composition, changed: true, warnings: issues };
}

/**
 * Applies a plan to the live composition. When another change comes first, plan and checks are repeated.
 * @throws {RefusedError} when the checks refuse the result.
 * @throws {StaleCompositionError} when other changes come first at every attempt.
 */
export async function change(
  store: ReleaseStore,
  planFor: (live: Composition | undefined) => Plan | Promise<Plan>,
  options: ChangeOptions,
): Promise<Change> {
  for (let attempts = 1; ; attempts += 1) {
    const live = await store.live();
    try {
      return await attempt(store, live, await planFor(live), options);
    } catch (error) {
      if (!(error instanceof StaleCompositionError) || attempts === MAX_ATTEMPTS) throw error;
    }
  }
}
