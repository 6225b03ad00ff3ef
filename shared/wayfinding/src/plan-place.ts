/** What a query names, found on the plan. */
import type { FloorPlan, PlanNode } from '@mall/contracts';

/** An end of a walk. */
export interface PlanPlace {
  /** As the query names it. */
  id: string;
  /** A slug, when the end is a shop. */
  shop?: string | undefined;
  /** What its sign says, when it is no shop. */
  name?: string | undefined;
  /** The nodes where a walk may start or end: all doors of a shop, else the node itself. */
  nodes: readonly [PlanNode, ...PlanNode[]];
}

/** A shop by its slug, else a node, else a unit by its id; undefined for anything else. */
export function findPlace(plan: FloorPlan, id: string): PlanPlace | undefined {
  return shopEnd(plan, id) ?? nodeEnd(plan, id) ?? unitEnd(plan, id);
}

function shopEnd(plan: FloorPlan, slug: string): PlanPlace | undefined {
  const units = plan.units.filter(({ shop }) => shop === slug).map(({ id }) => id);
  return endAt(plan, units, { id: slug, shop: slug });
}

function nodeEnd({ units, nodes }: FloorPlan, id: string): PlanPlace | undefined {
  const node = nodes.find((node) => node.id === id);
  if (!node) return undefined;
  const unit = units.find((unit) => unit.id === node.unit);
  return { id, shop: unit?.shop, name: node.name ?? unit?.name, nodes: [node] };
}

function unitEnd(plan: FloorPlan, id: string): PlanPlace | undefined {
  return endAt(plan, [id], { id, name: plan.units.find((unit) => unit.id === id)?.name });
}

/** An end at all doors of `units`; undefined without any. */
function endAt(
  { nodes }: FloorPlan,
  units: readonly string[],
  end: Omit<PlanPlace, 'nodes'>,
): PlanPlace | undefined {
  const [first, ...more] = nodes.filter(({ unit }) => unit !== undefined && units.includes(unit));
  return first && { ...end, nodes: [first, ...more] };
}
