/** The checks that a composition passes before it becomes live. */
import type { Release } from '@mall/contracts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Candidate, Check, Issue } from './check.ts';
import { checkClaimedPaths, checkGatewayPaths, checkRouteIds } from './claimed-paths.ts';
import {
  checkLinks,
  checkMessages,
  checkRedirectParams,
  checkRouteReferences,
  checkSharedVersions,
  checkSlots,
} from './references.ts';
import { checkReleaseFiles } from './release-files.ts';

/** In the order of their reports. Later gates (a preview, a canary) are checks at the end of this list. */
const CHECKS: readonly Check[] = [
  checkReleaseFiles,
  checkClaimedPaths,
  checkGatewayPaths,
  checkRouteIds,
  checkRouteReferences,
  checkRedirectParams,
  checkLinks,
  checkMessages,
  checkSlots,
  checkSharedVersions,
];

async function releasesOf(store: ReleaseStore, apps: Candidate['apps']): Promise<Release[]> {
  const entries = Object.entries(apps);
  const releases = await Promise.all(entries.map(([app, id]) => store.release(app, id)));
  return releases.filter((release) => release !== undefined);
}

export async function checkComposition(
  store: ReleaseStore,
  { action, apps, live }: Pick<Candidate, 'action' | 'apps'> & { live: Candidate['apps'] },
): Promise<Issue[]> {
  const candidate: Candidate = {
    action,
    apps,
    releases: await releasesOf(store, apps),
    changed: new Set(Object.keys(apps).filter((app) => apps[app] !== live[app])),
    live: await releasesOf(store, live),
    store,
  };
  const issues: Issue[] = [];
  for (const check of CHECKS) issues.push(...(await check(candidate)));
  return issues;
}
