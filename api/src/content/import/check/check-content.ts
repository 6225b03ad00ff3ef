/** Checks what no single field shows. */
import type { ContentIssue } from '../../../base/content-issue.ts';
import type { ReadContent } from '../read-folder.ts';
import { checkDescriptions } from './check-descriptions.ts';
import { checkFloorPlan } from './check-floor-plan.ts';
import { checkLinks, checkReserved } from './check-paths.ts';
import { checkRules } from './check-rules.ts';
import { checkSite } from './check-site.ts';
import { checkTickets } from './check-tickets.ts';
import { checkTimes } from './check-times.ts';

/** Every issue of this kind; files that could not be read are skipped. */
export function checkContent(read: ReadContent, brandSlug: string): ContentIssue[] {
  return [
    ...checkRules(read),
    ...checkSite(read),
    ...checkReserved(read, brandSlug),
    ...checkTimes(read),
    ...checkTickets(read),
    ...checkDescriptions(read),
    ...checkLinks(read),
    ...checkFloorPlan(read),
  ];
}
