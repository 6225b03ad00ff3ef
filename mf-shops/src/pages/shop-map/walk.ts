/** The walk that the query of the map asks for: a walk from one place to another, or a visit of shops. */
import type { FloorPlan, PlanDrawing } from '@mall/contracts';
import { useLoadedData } from '@mall/runtime';
import { findPlace, type PlanPlace, type Stretch, shortestPaths } from '@mall/wayfinding';
import { useMemo } from 'react';
import { type DirectionsResult, directionsQueryOf } from '../../features/directions/directions.ts';
import { findDirections } from '../../features/directions/find-directions.ts';
import { placeId } from '../../features/directions/place-id.ts';
import type { DrawnWalk } from '../../features/floor-plan-view/plan-walk.tsx';
import { type Measure, orderVisit, type Visit } from '../../features/visit-list/order-visit.ts';
import { parseVisits } from '../../features/visit-list/visit-store.ts';
import { DIRECTIONS_KEYS, VISIT_KEY } from '../../shop-query.tsx';
import { placesOf, startsOf } from './places.ts';

export interface VisitWalk extends DrawnWalk {
  kind: 'visit';
  visit: Visit;
  start: string;
  /** To each of the visited shops from the place before. */
  ways: readonly DirectionsResult[];
  hasUnknown: boolean;
}

export type Walk = VisitWalk | (DrawnWalk & { kind: 'directions'; result: DirectionsResult });

export function asksForWalk(query: URLSearchParams): boolean {
  return [DIRECTIONS_KEYS.from, DIRECTIONS_KEYS.to, VISIT_KEY].some((key) =>
    Boolean(query.get(key)),
  );
}

const stopAt = (name: string, legs: readonly Stretch[]): DrawnWalk['stops'] =>
  legs.slice(-1).map(({ floor, points }) => ({ name, floor, points: points.slice(-1) }));

const legsOf = ({ directions }: DirectionsResult) => directions?.legs ?? [];

/** Metres between two of `places`: one search from each of them. */
function measureBetween(plan: FloorPlan, places: readonly string[], stepFree: boolean): Measure {
  const nodes = new Map(places.map((id) => [id, findPlace(plan, id)?.nodes ?? []]));
  const paths = new Map([...nodes].map(([id, at]) => [id, shortestPaths(plan, at, { stepFree })]));
  return (from, to) => paths.get(from)?.metresTo(nodes.get(to) ?? []) ?? Number.POSITIVE_INFINITY;
}

/** A link that names a place alone shows where it is. */
function placeAt(name: string, end: PlanPlace | undefined): DrawnWalk['stops'] {
  return end
    ? [{ name, floor: end.nodes[0].floor, points: [[end.nodes[0].x, end.nodes[0].y]] }]
    : [];
}

/** Ways that follow each other: one that begins at another door goes on from where the last one ended. */
function joined(parts: readonly (readonly Stretch[])[]): (readonly Stretch[])[] {
  return parts.map(([first, ...others], index) => {
    const last = parts[index - 1]?.at(-1);
    const end = last?.points.at(-1);
    if (!first) return [];
    if (!end || last?.floor !== first.floor) return [first, ...others];
    return [{ ...first, points: [end, ...first.points] }, ...others];
  });
}

function visitWalk(query: URLSearchParams, plan: FloorPlan, drawing: PlanDrawing): Walk {
  const { stepFree, from: asked = '' } = directionsQueryOf(query);
  const named = parseVisits(query.get(VISIT_KEY) ?? '');
  const shops = named.filter((slug) => plan.units.some((unit) => unit.shop === slug));
  const start = findPlace(plan, asked) ? asked : (startsOf(drawing)[0]?.id ?? '');
  const visit = orderVisit(start, shops, measureBetween(plan, [start, ...shops], stepFree));
  const ways = visit.shops.map((to, index) =>
    findDirections(plan, { from: visit.shops[index - 1] ?? start, to, stepFree }),
  );
  const parts = joined(ways.map(legsOf));
  const stops = parts.flatMap((legs, index) => stopAt(String(index + 1), legs));
  const hasUnknown = shops.length < named.length;
  return { kind: 'visit', visit, start, ways, legs: parts.flat(), stops, hasUnknown };
}

/** A visit takes precedence over directions. */
function findWalk(query: URLSearchParams, plan: FloorPlan, drawing: PlanDrawing): Walk {
  if (query.get(VISIT_KEY)) return visitWalk(query, plan, drawing);
  const { from, to, stepFree } = directionsQueryOf(query);
  const places = placesOf(drawing);
  // A form that is sent without a script has names in the place of ids.
  const idOf = (text: string | undefined) => text && placeId(places, text);
  const result = findDirections(plan, { from: idOf(from), to: idOf(to), stepFree });
  const legs = legsOf(result);
  const stops = result.from ? stopAt('B', legs) : placeAt('B', result.to);
  return { kind: 'directions', result, legs, stops };
}

/** The walk that the query asks for, with the graph that the loader has loaded for it. */
export function useWalk(
  query: URLSearchParams,
  drawing: PlanDrawing,
): { walk: Walk; plan: FloorPlan } | undefined {
  const plan = useLoadedData('floorPlan');
  return useMemo(
    () => (plan && asksForWalk(query) ? { walk: findWalk(query, plan, drawing), plan } : undefined),
    [plan, drawing, query],
  );
}
