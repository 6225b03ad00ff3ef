/** The checks that a composition passes before it becomes live. */
import type { ReleaseStore } from '../store/release-store.ts';
import type { Candidate, Check, Issue } from './check.ts';
import { checkClaimedPaths, checkRouteIds } from './claimed-paths.ts';
import { checkLinks, checkRedirectParams, checkRouteReferences, checkSlots } from './references.ts';
import { checkReleaseFiles } from './release-files.ts';
import { checkSharedVersions } from './shared-versions.ts';

/** In the order of their reports. Later gates (a preview, a canary) are checks at the end of this list. */
const CHECKS: readonly Check[] = [
  checkReleaseFiles,
  checkClaimedPaths,
  checkRouteIds,
  checkRouteReferences,
  checkRedirectParams,
  checkLinks,
  checkSlots,
  checkSharedVersions,
];

async function candidateOf(store: ReleaseStore, apps: Candidate['apps']): Promise<Candidate> {
  const entries = Object.entries(apps);
  const releases = await Promise.all(entries.map(([app, id]) => store.release(app, id)));
  return { apps, releases: releases.filter((release) => release !== undefined), store };
}

/** Everything that is wrong with a composition of these releases. */
export async function checkComposition(
  store: ReleaseStore,
  apps: Candidate['apps'],
  checks: readonly Check[] = CHECKS,
): Promise<Issue[]> {
  const candidate = await candidateOf(store, apps);
  const issues: Issue[] = [];
  for (const check of checks) issues.push(...(await check(candidate)));
  return issues;
}
