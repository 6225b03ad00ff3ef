/** The edges of a plan as arrays of numbers, so that a search looks up no ids. */
import type { FloorPlan, PlanEdge, PlanNode } from '@mall/contracts';

export interface WalkGraph {
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

const NOWHERE = -1;

const graphs = new WeakMap<FloorPlan, WalkGraph>();

/** The graph of `plan`; made once for each plan. An edge with an unknown end is left out. */
export function walkGraph(plan: FloorPlan): WalkGraph {
  const known = graphs.get(plan);
  if (known) return known;
  const graph = createGraph(plan);
  graphs.set(plan, graph);
  return graph;
}

function createGraph({ nodes, edges }: FloorPlan): WalkGraph {
  const indexes = new Map<string, number>();
  for (let index = 0; index < nodes.length; index++) indexes.set(nodes[index]?.id ?? '', index);
  const { from, to } = endsOf(edges, indexes);
  const starts = startsOf(from, nodes.length);
  const count = starts[nodes.length] ?? 0;
  const [targets, arcEdges] = [new Uint32Array(count), new Uint32Array(count)];
  const [metres, hasSteps] = [new Float64Array(count), new Uint8Array(count)];
  const free = starts.slice();
  for (let index = 0; index < from.length; index++) {
    const start = from[index] ?? NOWHERE;
    if (start === NOWHERE) continue;
    const arc = free[start] ?? 0;
    free[start] = arc + 1;
    const edge = index >> 1;
    const kind = edges[edge]?.kind;
    targets[arc] = to[index] ?? 0;
    arcEdges[arc] = edge;
    metres[arc] = edges[edge]?.metres ?? 0;
    hasSteps[arc] = kind === 'stairs' || kind === 'escalator' ? 1 : 0;
  }
  return { nodes, edges, indexes, starts, targets, arcEdges, metres, hasSteps };
}

/** Both ends of the two arcs of each edge, there and back; `from` is `NOWHERE` for an arc that there is not. */
function endsOf(edges: readonly PlanEdge[], indexes: ReadonlyMap<string, number>) {
  const from = new Int32Array(2 * edges.length).fill(NOWHERE);
  const to = new Int32Array(2 * edges.length);
  for (let index = 0; index < edges.length; index++) {
    // Plain statements: this runs once, before it is compiled, where destructuring is slow.
    const edge = edges[index];
    const start = indexes.get(edge?.from ?? '');
    const end = indexes.get(edge?.to ?? '');
    if (start === undefined || end === undefined) continue;
    const there = 2 * index;
    from[there] = start;
    to[there] = end;
    if (edge?.oneWay) continue;
    from[there + 1] = end;
    to[there + 1] = start;
  }
  return { from, to };
}

/** Where the arcs of each node start, and after the last one their number. */
function startsOf(from: Int32Array, nodes: number): Uint32Array {
  const starts = new Uint32Array(nodes + 1);
  for (let index = 0; index < from.length; index++) {
    const node = from[index] ?? NOWHERE;
    if (node !== NOWHERE) starts[node + 1] = (starts[node + 1] ?? 0) + 1;
  }
  for (let node = 0; node < nodes; node++)
    starts[node + 1] = (starts[node + 1] ?? 0) + (starts[node] ?? 0);
  return starts;
}
