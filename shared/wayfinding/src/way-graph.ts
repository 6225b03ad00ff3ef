/** The ways of a plan as arrays of numbers, which a search walks without looking up ids. */
import type { FloorPlan, PlanEdge, PlanNode } from '@mall/contracts';

export interface WayGraph {
  nodes: readonly PlanNode[];
  edges: readonly PlanEdge[];
  /** Index of a node by its id. */
  indexes: ReadonlyMap<string, number>;
  /** The arcs of node `n` are those from `starts[n]` to before `starts[n + 1]`. */
  starts: Uint32Array;
  /** Of each arc: the node that it leads to, its edge, its length, and 1 for stairs or an escalator. */
  targets: Uint32Array;
  arcEdges: Uint32Array;
  metres: Float64Array;
  hasSteps: Uint8Array;
}

const graphs = new WeakMap<FloorPlan, WayGraph>();

/** The graph of `plan`; made once for each plan. An edge with an unknown end is left out. */
export function wayGraph(plan: FloorPlan): WayGraph {
  const known = graphs.get(plan);
  if (known) return known;
  const graph = createGraph(plan);
  graphs.set(plan, graph);
  return graph;
}

function createGraph({ nodes, edges }: FloorPlan): WayGraph {
  const indexes = new Map<string, number>();
  for (let index = 0; index < nodes.length; index++) indexes.set(nodes[index]?.id ?? '', index);
  const arcs = arcsOf(edges, indexes);
  const starts = startsOf(arcs.from, nodes.length);
  const count = arcs.from.length;
  const [targets, arcEdges] = [new Uint32Array(count), new Uint32Array(count)];
  const [metres, hasSteps] = [new Float64Array(count), new Uint8Array(count)];
  const free = starts.slice();
  for (let index = 0; index < count; index++) {
    const from = arcs.from[index] ?? 0;
    const arc = free[from] ?? 0;
    free[from] = arc + 1;
    const edge = arcs.edge[index] ?? 0;
    const kind = edges[edge]?.kind;
    targets[arc] = arcs.to[index] ?? 0;
    arcEdges[arc] = edge;
    metres[arc] = edges[edge]?.metres ?? 0;
    hasSteps[arc] = kind === 'stairs' || kind === 'escalator' ? 1 : 0;
  }
  return { nodes, edges, indexes, starts, targets, arcEdges, metres, hasSteps };
}

/** The arcs of all edges, of which one that is walked both ways has two. */
function arcsOf(edges: readonly PlanEdge[], indexes: ReadonlyMap<string, number>) {
  const [from, to, edge] = [0, 1, 2].map(() => new Uint32Array(2 * edges.length)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  let count = 0;
  const add = (start: number, end: number, index: number) => {
    from[count] = start;
    to[count] = end;
    edge[count] = index;
    count += 1;
  };
  for (let index = 0; index < edges.length; index++) {
    const one = edges[index];
    // Plain statements: this runs once, before it is compiled, where destructuring is slow.
    const start = indexes.get(one?.from ?? '');
    const end = indexes.get(one?.to ?? '');
    if (start === undefined || end === undefined) continue;
    add(start, end, index);
    if (!one?.oneWay) add(end, start, index);
  }
  return {
    from: from.subarray(0, count),
    to: to.subarray(0, count),
    edge: edge.subarray(0, count),
  };
}

/** Where the arcs of each node start, and after the last one their number. */
function startsOf(from: Uint32Array, nodes: number): Uint32Array {
  const starts = new Uint32Array(nodes + 1);
  for (let index = 0; index < from.length; index++) {
    const next = (from[index] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let node = 0; node < nodes; node++)
    starts[node + 1] = (starts[node + 1] ?? 0) + (starts[node] ?? 0);
  return starts;
}
