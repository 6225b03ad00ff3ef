/**
 * Dijkstra's search over a floor plan. Own, on the heap of `flatqueue`: a library for graphs would need
 * the plan copied into its own nodes and links, and is larger than this file.
 */
import type { FloorPlan, PlanNode } from '@mall/contracts';
import FlatQueue from 'flatqueue';

/** A stretch of a path: how it is walked, and the node that it leads to. */
export interface PathStep {
  node: PlanNode;
  kind: FloorPlan['edges'][number]['kind'];
  metres: number;
}

export interface Path {
  /** The source that is nearest to a target. */
  start: PlanNode;
  steps: readonly PathStep[];
  metres: number;
}

/** The steps that leave each node, by the node's id. */
type Graph = ReadonlyMap<string, readonly PathStep[]>;

const graphs = new WeakMap<FloorPlan, Graph>();

/** Made once for each plan. An edge with an unknown end is left out. */
function graphOf(plan: FloorPlan): Graph {
  const known = graphs.get(plan);
  if (known) return known;
  const nodes = new Map(plan.nodes.map((node) => [node.id, node]));
  const graph = new Map(plan.nodes.map(({ id }): [string, PathStep[]] => [id, []]));
  for (const { from, to, kind, metres, oneWay } of plan.edges) {
    const [start, end] = [nodes.get(from), nodes.get(to)];
    if (!start || !end) continue;
    graph.get(from)?.push({ node: end, kind, metres });
    if (!oneWay) graph.get(to)?.push({ node: start, kind, metres });
  }
  graphs.set(plan, graph);
  return graph;
}

const isStepFree = ({ kind }: PathStep) => kind !== 'stairs' && kind !== 'escalator';

/** A node that the search has reached: its distance, and the step and the node that lead to it. */
interface Reached {
  metres: number;
  last?: { step: PathStep; from: PlanNode };
}

function searchFrom(graph: Graph, sources: readonly PlanNode[], stepFree: boolean) {
  const reached = new Map(sources.map(({ id }): [string, Reached] => [id, { metres: 0 }]));
  const queue = new FlatQueue<PlanNode>();
  for (const source of sources) queue.push(source, 0);
  const done = new Set<string>();
  for (let from = queue.pop(); from; from = queue.pop()) {
    // A shorter walk to this node came out of the queue before.
    if (done.has(from.id)) continue;
    done.add(from.id);
    const distance = reached.get(from.id)?.metres ?? 0;
    for (const step of graph.get(from.id) ?? []) {
      const metres = distance + step.metres;
      if (stepFree && !isStepFree(step)) continue;
      if (metres >= (reached.get(step.node.id)?.metres ?? Infinity)) continue;
      reached.set(step.node.id, { metres, last: { step, from } });
      queue.push(step.node, metres);
    }
  }
  return reached;
}

function trace(reached: ReadonlyMap<string, Reached>, end: PlanNode): Path | undefined {
  const target = reached.get(end.id);
  if (!target) return undefined;
  const steps: PathStep[] = [];
  let start = end;
  for (let { last } = target; last; last = reached.get(start.id)?.last) {
    steps.unshift(last.step);
    start = last.from;
  }
  return { start, steps, metres: target.metres };
}

/** What one search from some nodes has found. */
export type ShortestPaths = ReturnType<typeof shortestPaths>;

/**
 * The shortest paths from the nearest of `from` to every node.
 * @param options.stepFree no stairs and no escalators.
 */
export function shortestPaths(
  plan: FloorPlan,
  from: readonly PlanNode[],
  options: { stepFree: boolean },
) {
  const reached = searchFrom(graphOf(plan), from, options.stepFree);
  const metresOf = ({ id }: PlanNode) => reached.get(id)?.metres ?? Infinity;
  return {
    /** Metres to the nearest of `to`; infinite where no walk leads. */
    metresTo: (to: readonly PlanNode[]): number => Math.min(...to.map(metresOf)),
    /** The path to the nearest of `to`; undefined where no walk leads. */
    pathTo: (to: readonly PlanNode[]): Path | undefined => {
      const [nearest] = to.toSorted((a, b) => metresOf(a) - metresOf(b));
      return nearest && trace(reached, nearest);
    },
  };
}
