/**
 * Dijkstra's search over a graph of walks. Own, on the heap of `flatqueue`: a library for graphs would
 * want the plan copied into its own nodes and links, and is larger than this file.
 */
import type { FloorPlan, PlanEdgeKind, PlanNode } from '@mall/contracts';
import FlatQueue from 'flatqueue';
import { type WalkGraph, walkGraph } from './walk-graph.ts';

/** A stretch of a path: how it is walked, and the node that it leads to. */
export interface PathStep {
  node: PlanNode;
  kind: PlanEdgeKind;
  metres: number;
}

export interface Path {
  /** The source that is nearest to a target. */
  start: PlanNode;
  steps: readonly PathStep[];
  metres: number;
}

export interface PathOptions {
  /** No stairs and no escalators. */
  stepFree: boolean;
}

type Nodes = readonly PlanNode[];

/** The shortest path from any of `from` to any of `to`; undefined when none is reached. */
export function shortestPath(
  plan: FloorPlan,
  from: Nodes,
  to: Nodes,
  options: PathOptions,
): Path | undefined {
  const graph = walkGraph(plan);
  const targets = new Set(indexesOf(graph, to));
  const search = searchFrom(graph, indexesOf(graph, from), { ...options, targets });
  return search.reached === undefined ? undefined : trace(graph, search, search.reached);
}

/** What one search from some nodes has found. */
export interface ShortestPaths {
  /** Metres to the nearest of `to`; infinite where no walk leads. */
  metresTo: (to: Nodes) => number;
  /** The path to the nearest of `to`; undefined where no walk leads. */
  pathTo: (to: Nodes) => Path | undefined;
}

/** The shortest paths from the nearest of `from` to every node. */
export function shortestPaths(plan: FloorPlan, from: Nodes, options: PathOptions): ShortestPaths {
  const graph = walkGraph(plan);
  const search = searchFrom(graph, indexesOf(graph, from), options);
  const metresOf = (index: number) => search.distances[index] ?? Number.POSITIVE_INFINITY;
  const nearestOf = (to: Nodes) =>
    indexesOf(graph, to)
      .filter((index) => metresOf(index) < Number.POSITIVE_INFINITY)
      .sort((a, b) => metresOf(a) - metresOf(b))[0];
  return {
    metresTo: (to) => {
      const nearest = nearestOf(to);
      return nearest === undefined ? Number.POSITIVE_INFINITY : metresOf(nearest);
    },
    pathTo: (to) => {
      const nearest = nearestOf(to);
      return nearest === undefined ? undefined : trace(graph, search, nearest);
    },
  };
}

function indexesOf({ indexes }: WalkGraph, nodes: Nodes): number[] {
  return nodes.flatMap(({ id }) => indexes.get(id) ?? []);
}

interface SearchOptions extends PathOptions {
  /** The search ends at the nearest of them; it reaches every node when left out. */
  targets?: ReadonlySet<number>;
}

interface Search {
  distances: Float64Array;
  /** For each node the arc and the node by which it was reached; -1 for none. */
  arcs: Int32Array;
  previous: Int32Array;
  reached: number | undefined;
}

function searchFrom(
  graph: WalkGraph,
  sources: readonly number[],
  { targets, stepFree }: SearchOptions,
): Search {
  const { starts, targets: arcTargets, metres, hasSteps, nodes } = graph;
  const distances = new Float64Array(nodes.length).fill(Number.POSITIVE_INFINITY);
  const arcs = new Int32Array(nodes.length).fill(-1);
  const previous = new Int32Array(nodes.length).fill(-1);
  const queue = new FlatQueue<number>();
  for (const source of sources) {
    distances[source] = 0;
    queue.push(source, 0);
  }
  while (queue.length > 0) {
    const distance = queue.peekValue() ?? 0;
    const node = queue.pop() ?? 0;
    // A shorter walk to this node has been found since it was queued.
    if (distance > (distances[node] ?? 0)) continue;
    if (targets?.has(node)) return { distances, arcs, previous, reached: node };
    const end = starts[node + 1] ?? 0;
    for (let arc = starts[node] ?? 0; arc < end; arc++) {
      if (stepFree && hasSteps[arc] === 1) continue;
      const next = arcTargets[arc] ?? 0;
      const length = distance + (metres[arc] ?? 0);
      if (length >= (distances[next] ?? 0)) continue;
      distances[next] = length;
      arcs[next] = arc;
      previous[next] = node;
      queue.push(next, length);
    }
  }
  return { distances, arcs, previous, reached: undefined };
}

function trace(graph: WalkGraph, { distances, arcs, previous }: Search, reached: number): Path {
  const steps: PathStep[] = [];
  let index = reached;
  for (let arc = arcs[index] ?? -1; arc !== -1; arc = arcs[index] ?? -1) {
    const { kind = 'walk', metres = 0 } = graph.edges[graph.arcEdges[arc] ?? 0] ?? {};
    steps.push({ node: nodeAt(graph, index), kind, metres });
    index = previous[index] ?? -1;
  }
  return {
    start: nodeAt(graph, index),
    steps: steps.reverse(),
    metres: distances[reached] ?? 0,
  };
}

function nodeAt({ nodes }: WalkGraph, index: number): PlanNode {
  const node = nodes[index];
  if (!node) throw new Error(`the graph has no node ${index}`);
  return node;
}
