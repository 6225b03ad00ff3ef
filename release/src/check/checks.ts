/** The checks that a composition passes before it becomes live. */
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

/** In the order of their reports. */
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

export async function checkComposition(candidate: Candidate): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const check of CHECKS) issues.push(...(await check(candidate)));
  return issues;
}
