/** A visit in the order of the walk. */
import { orderVisits, walkLength } from './order-visits.ts';

export interface Visit {
  /** Slugs in the order of the walk. */
  shops: readonly string[];
  /** Slugs that no way leads to. */
  unreached: readonly string[];
  /** Whole metres of the walk from the start to the last shop. */
  metres: number;
}

/**
 * Orders `shops` by the walk from `start`.
 * @param measure gives the metres from one end of a way to others; infinite where no way leads.
 */
export function orderVisit(
  start: string,
  shops: readonly string[],
  measure: (from: string, to: readonly string[]) => readonly number[],
): Visit {
  const ends = [start, ...shops];
  const distances = ends.map((end) => measure(end, ends));
  const [reached, unreached]: [number[], number[]] = [[], []];
  for (const stop of orderVisits(distances)) {
    const isReached = Number.isFinite(distances[0]?.[stop]);
    (isReached ? reached : unreached).push(stop);
  }
  const slugOf = (stop: number) => shops[stop - 1] ?? '';
  return {
    shops: reached.map(slugOf),
    unreached: unreached.map(slugOf),
    metres: Math.round(walkLength(distances, reached)),
  };
}
