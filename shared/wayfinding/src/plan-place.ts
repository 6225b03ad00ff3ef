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
  if (units.length === 0) return undefined;
  const end = endOf(slug, doorsOf(plan, units));
  return end && { ...end, shop: slug };
}

function nodeEnd({ units, nodes }: FloorPlan, id: string): PlanPlace | undefined {
  const node = nodes.find((node) => node.id === id);
  if (!node) return undefined;
  const unit = units.find((unit) => unit.id === node.unit);
  return { id, shop: unit?.shop, name: node.name ?? unit?.name, nodes: [node] };
}

function unitEnd(plan: FloorPlan, id: string): PlanPlace | undefined {
  const end = endOf(id, doorsOf(plan, [id]));
  return end && { ...end, name: plan.units.find((unit) => unit.id === id)?.name };
}

function doorsOf({ nodes }: FloorPlan, units: readonly string[]): PlanNode[] {
  return nodes.filter(({ unit }) => unit !== undefined && units.includes(unit));
}

function endOf(id: string, [first, ...more]: readonly PlanNode[]): PlanPlace | undefined {
  return first && { id, nodes: [first, ...more] };
}
