/** One change of the live composition: checked, then moved by compare-and-set, with retries. */
import type { Composition } from '@mall/contracts';
import { ReleaseError } from '../base/errors.ts';
import { type Issue, warning } from '../check/check.ts';
import { checkComposition } from '../check/checks.ts';
import type { AuditEntry } from '../store/audit-log.ts';
import { StaleCompositionError } from '../store/folder-compositions.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { awaitNewestDecision } from './decision.ts';

/** Attempts of a change while changes of other teams come first. */
const MAX_ATTEMPTS = 20;

export interface ChangeOptions {
  by: string;
  why?: string | undefined;
}

export interface Change {
  composition: Composition;
  /** The composition that it was built on. */
  before: Composition | undefined;
  /** False when the releases were live already. */
  changed: boolean;
  warnings: Issue[];
}

type Apps = Composition['apps'];

/** What a change does to the live composition; planned again for each attempt. */
export interface Plan {
  action: Composition['action'];
  apps: Apps;
  /** The composition's `reason` up to the person's words. */
  reason: string;
}

class RefusedError extends ReleaseError {
  override name = 'RefusedError';
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(['refused:', ...issues.map(({ message }) => `  ${message}`)].join('\n'));
    this.issues = issues;
  }
}

function changedApps(before: Apps, after: Apps): string[] {
  const all = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return all.filter((app) => before[app] !== after[app]);
}

async function attempt(
  store: ReleaseStore,
  { by, why }: ChangeOptions,
  planFor: (live: Composition | undefined) => Plan | Promise<Plan>,
): Promise<Change> {
  const newest = await store.newestRevision();
  const live = await store.live();
  const { action, apps, reason: what } = await planFor(live);
  const changed = changedApps(live?.apps ?? {}, apps);
  if (live && changed.length === 0) {
    return { composition: live, before: live, changed: false, warnings: [] };
  }
  const issues = await checkComposition(store, { action, apps, live: live?.apps ?? {} });
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new RefusedError(errors);
  const reason = why ? `${what}: ${why}` : what;
  const composition = await store.advance(newest, { apps, by, action, changed, reason });
  const unaudited = await audit(store, {
    at: composition.at,
    by,
    action,
    subject: changed.map((app) => (apps[app] ? `${app}@${apps[app]}` : app)).join(' '),
    ...(why ? { why } : {}),
    fromRevision: live?.revision ?? 0,
    toRevision: composition.revision,
  });
  return { composition, before: live, changed: true, warnings: [...issues, ...unaudited] };
}

/** The change is made by now: failing without its line in the log would help nobody. */
async function audit(store: ReleaseStore, entry: AuditEntry): Promise<Issue[]> {
  try {
    await store.audit(entry);
    return [];
  } catch (error) {
    const message = `the audit log has no line of this change: ${(error as Error).message}`;
    return [warning(entry.subject, message)];
  }
}

/**
 * Applies a plan to the live composition, again when another change comes first, and only once gateways
 * have tested the newest one. @throws {RefusedError | StaleCompositionError}
 */
export async function change(
  store: ReleaseStore,
  options: ChangeOptions,
  planFor: (live: Composition | undefined) => Plan | Promise<Plan>,
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
