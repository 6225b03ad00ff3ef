/** Checks a floor plan as a whole: that its parts fit each other, and the shops. */
import type { ContentIssue } from '../../../base/content-issue.ts';
import type { ReadContent } from '../read-folder.ts';
import { checkOverlaps } from './check-overlaps.ts';
import { checkPlanReferences } from './check-plan-references.ts';
import { checkReach } from './check-reach.ts';
import { checkRings } from './check-rings.ts';
import { checkShopUnits } from './check-shop-units.ts';

/** All issues of this kind; a plan with an unreadable file is passed over. */
export function checkFloorPlan({ floor_plan: files, shops }: ReadContent): ContentIssue[] {
  if (!files) return [];
  const rings = checkRings(files);
  const references = checkPlanReferences(files);
  return [
    ...rings,
    ...references,
    ...(shops ? checkShopUnits(files, shops) : []),
    // Only sound rings have an area, and only known ends can be walked to.
    ...(rings.length === 0 ? checkOverlaps(files.unit.features) : []),
    ...(references.length === 0 ? checkReach(files) : []),
  ];
}
