/** The nodes that directions lead between: openings, amenities and anchors. */
import type { ContentIssue } from '../../../base/content-issue.ts';
import type { NewContent } from '../../schema/import-fields.ts';

export type Plan = NonNullable<NewContent['floor_plan']>;

const NODE_TYPES = ['opening', 'amenity', 'anchor'] as const;

export interface PlanFileNode {
  type: (typeof NODE_TYPES)[number];
  /** In its file. */
  index: number;
  id: string;
  level: string;
}

export function nodesOf(plan: Plan): PlanFileNode[] {
  return NODE_TYPES.flatMap((type) =>
    plan[type].features.map(({ id, properties: { level_id: level } }, index) => ({
      ...{ type, index, id, level },
    })),
  );
}

/** An issue of a feature; `field` is a path inside it. */
export function planIssue(
  type: keyof Plan,
  index: number,
  field: string,
  message: string,
): ContentIssue {
  return { file: `floor-plan/${type}.geojson`, path: `features.${index}.${field}`, message };
}
