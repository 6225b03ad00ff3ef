/** The nodes of the ways: openings, amenities and anchors. */
import type { Feature, FloorPlanFiles } from './plan-features.ts';

export type NodeType = 'opening' | 'amenity' | 'anchor';
const NODE_TYPES: readonly NodeType[] = ['opening', 'amenity', 'anchor'];

export interface PlanFileNode {
  type: NodeType;
  /** In its file. */
  index: number;
  id: string;
  level: Feature<'level'>['id'];
}

/** In the order of the files. */
export function planNodes(files: FloorPlanFiles): PlanFileNode[] {
  return NODE_TYPES.flatMap((type) =>
    files[type].features.map(({ id, properties: { level_id: level } }, index) => ({
      type,
      index,
      id,
      level,
    })),
  );
}
