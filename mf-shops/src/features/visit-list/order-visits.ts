/** The order of a visit: the shortest walk from an entrance through all shops. */

/** Metres from one stop to another, which need not be the same back. `Infinity` where no way leads. */
export type WalkingDistances = readonly (readonly number[])[];

/** Up to so many stops the order is the best one. */
const MAX_EXACT = 9;

const between = (distances: WalkingDistances, from: number, to: number): number =>
  distances[from]?.[to] ?? Number.POSITIVE_INFINITY;

/** The length of a walk that begins at stop 0. */
export function walkLength(distances: WalkingDistances, order: readonly number[]): number {
  return order.reduce(
    (sum, stop, index) => sum + between(distances, order[index - 1] ?? 0, stop),
    0,
  );
}

/** A walk through a set of stops, with its length. */
interface Walk {
  order: readonly number[];
  metres: number;
}

/** The shorter of two; the first when they are equal, so that the same list has the same order. */
const shorter = (a: Walk | undefined, b: Walk): Walk => (a && a.metres <= b.metres ? a : b);

/** Held and Karp: for each set of stops and each last one the shortest walk, from sets of one less. */
function exactOrder(distances: WalkingDistances, stops: readonly number[]): readonly number[] {
  let walks = new Map<string, Walk>(
    stops.map((stop) => [
      `${stop}|${stop}`,
      { order: [stop], metres: between(distances, 0, stop) },
    ]),
  );
  for (let size = 2; size <= stops.length; size += 1) {
    const longer = new Map<string, Walk>();
    for (const walk of walks.values()) {
      for (const stop of stops.filter((one) => !walk.order.includes(one))) {
        const order = [...walk.order, stop];
        const key = `${order.toSorted((a, b) => a - b)}|${stop}`;
        const metres = walk.metres + between(distances, walk.order.at(-1) ?? 0, stop);
        longer.set(key, shorter(longer.get(key), { order, metres }));
      }
    }
    walks = longer;
  }
  let best: Walk | undefined;
  for (const walk of walks.values()) best = shorter(best, walk);
  return best?.order ?? [];
}

/** Always on to the nearest stop. */
function nearestFirst(distances: WalkingDistances, stops: readonly number[]): number[] {
  const left = [...stops];
  const order: number[] = [];
  while (left.length > 0) {
    const last = order.at(-1) ?? 0;
    const lengths = left.map((stop) => between(distances, last, stop));
    const [next] = left.splice(lengths.indexOf(Math.min(...lengths)), 1);
    if (next !== undefined) order.push(next);
  }
  return order;
}

/** The order with the stops from `start` to `end` walked the other way round. */
function reversed(order: readonly number[], start: number, end: number): number[] {
  return [
    ...order.slice(0, start),
    ...order.slice(start, end + 1).reverse(),
    ...order.slice(end + 1),
  ];
}

/** 2-opt: stretches are reversed as long as that makes the walk shorter. */
function improved(distances: WalkingDistances, first: readonly number[]): readonly number[] {
  let best: Walk = { order: first, metres: walkLength(distances, first) };
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let start = 0; start < first.length - 1; start += 1) {
      for (let end = start + 1; end < first.length; end += 1) {
        const order = reversed(best.order, start, end);
        const metres = walkLength(distances, order);
        if (metres < best.metres) [best, isBetter] = [{ order, metres }, true];
      }
    }
  }
  return best.order;
}

/**
 * The stops 1, 2 … of `distances` in the order of a short walk from stop 0: the shortest one up to
 * nine stops, else nearest neighbours improved by 2-opt. Stops that no way leads to come last.
 */
export function orderVisits(distances: WalkingDistances): number[] {
  const stops = distances.map((_, index) => index).slice(1);
  const isReached = (stop: number) => Number.isFinite(between(distances, 0, stop));
  const reached = stops.filter(isReached);
  const order =
    reached.length <= MAX_EXACT
      ? exactOrder(distances, reached)
      : improved(distances, nearestFirst(distances, reached));
  return [...order, ...stops.filter((stop) => !isReached(stop))];
}
