/** One change of the live composition: checked, then moved by compare-and-set, with retries. */
import type { Composition } from '@mall/contracts';
import { ReleaseError } from '../base/errors.ts';
import type { Apps } from '../base/refs.ts';
import { type Candidate, candidateOf, type Issue } from '../check/check.ts';
import { checkComposition } from '../check/checks.ts';
import type { AuditEntry } from '../store/audit-log.ts';
import { StaleCompositionError } from '../store/compositions.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { awaitNewestDecision } from './decision.ts';
import { checkRights } from './rights.ts';

/** Attempts of a change while changes of other teams come first. */
const MAX_ATTEMPTS = 20;

export interface ChangeOptions {
  by: string;
  why?: string | undefined;
  /** Allows changes of apps whose teams `by` is not in; the audit log names the teams. */
  forOtherTeam?: boolean | undefined;
  /** Called before the change is made, for each attempt. It throws to leave everything as it is. */
  onPrepared?: (prepared: Prepared) => Promise<void>;
}

export interface Change {
  composition: Composition;
  /** False when the releases were live already. */
  changed: boolean;
  warnings: Issue[];
  /** Why the audit log has no line of the change. */
  unaudited?: string | undefined;
}

/** What a change does to the live composition; planned again for each attempt. */
export interface Plan {
  action: Composition['action'];
  apps: Apps;
  /** The composition's `reason` up to the person's words. */
  reason: string;
  rollout?: string;
}

export type PlanFor = (live: Composition | undefined) => Plan | Promise<Plan>;

/** A change that has passed the checks. */
export interface Prepared {
  live: Composition | undefined;
  plan: Plan;
  candidate: Candidate;
  /** Teams whose apps it changes for them. */
  otherTeams: string[];
  warnings: Issue[];
}

/** Plans a change of `live`, and checks its result and the rights of its author. @throws {ReleaseError} */
export async function prepare(
  store: ReleaseStore,
  options: ChangeOptions,
  planFor: PlanFor,
  live: Composition | undefined,
): Promise<Prepared> {
  const plan = await planFor(live);
  const candidate = await candidateOf(store, plan, live?.apps ?? {});
  const otherTeams = await checkRights(candidate, options);
  const issues = candidate.changed.size > 0 || !live ? await checkComposition(candidate) : [];
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new ReleaseError(['refused:', ...errors.map(({ message }) => `  ${message}`)].join('\n'));
  }
  return { live, plan, candidate, otherTeams, warnings: issues };
}

async function attempt(
  store: ReleaseStore,
  options: ChangeOptions,
  planFor: PlanFor,
): Promise<Change> {
  const newest = await store.newestRevision();
  const live = await store.live();
  const prepared = await prepare(store, options, planFor, live);
  const { plan, candidate, otherTeams, warnings } = prepared;
  const changed = [...candidate.changed];
  if (live && changed.length === 0) {
    return { composition: live, changed: false, warnings: [] };
  }
  await options.onPrepared?.(prepared);
  const { by, why } = options;
  const { action, apps, rollout } = plan;
  const reason = why ? `${plan.reason}: ${why}` : plan.reason;
  const next = { apps, by, action, changed, reason, ...(rollout && { rollout }) };
  const composition = await store.advance(newest, next);
  const unaudited = await audit(store, {
    at: composition.at,
    by,
    action,
    subject: changed.map((app) => (apps[app] ? `${app}@${apps[app]}` : app)).join(' '),
    ...(why ? { why } : {}),
    ...(otherTeams.length > 0 ? { otherTeams } : {}),
    fromRevision: live?.revision ?? 0,
    toRevision: composition.revision,
  });
  return { composition, changed: true, warnings, unaudited };
}

/** The change is made by now: failing without its line in the log would help nobody. */
const audit = (store: ReleaseStore, entry: AuditEntry): Promise<string | undefined> =>
  store.audit(entry).then(
    () => undefined,
    ({ message }: Error) => `the audit log has no line of this change: ${message}`,
  );

/**
 * Applies a plan to the live composition, again when another change comes first, and only once gateways
 * have tested the newest one. @throws {ReleaseError}
 */
export async function change(
  store: ReleaseStore,
  options: ChangeOptions,
  planFor: PlanFor,
): Promise<Change> {
  for (let attempts = 1; ; attempts += 1) {
    await awaitNewestDecision(store);
    try {
      return await attempt(store, options, planFor);
    } catch (error) {
      if (!(error instanceof StaleCompositionError) || attempts === MAX_ATTEMPTS) throw error;
    }
  }
}
