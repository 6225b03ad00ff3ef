/** What a query names, found on the plan. */
import type { FloorPlan, PlanNode, PlanUnit } from '@mall/contracts';

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
export function findPlace({ units, nodes }: FloorPlan, id: string): PlanPlace | undefined {
  const doorsOf = (entered: readonly PlanUnit[]) =>
    nodes.filter(({ unit }) => entered.some((one) => one.id === unit));
  const node = nodes.find((one) => one.id === id);
  const unit = units.find((one) => one.id === (node ? node.unit : id));
  const ofShop = doorsOf(units.filter(({ shop }) => shop === id));
  const ofUnit = node ? [node] : doorsOf(unit ? [unit] : []);
  const [first, ...more] = ofShop.length > 0 ? ofShop : ofUnit;
  if (!first) return undefined;
  const names =
    ofShop.length > 0 ? { shop: id } : { shop: unit?.shop, name: node?.name ?? unit?.name };
  return { id, ...names, nodes: [first, ...more] };
}
