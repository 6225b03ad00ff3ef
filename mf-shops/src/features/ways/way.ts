/** What a search for a way gives: in numbers and ids, without words. */
import type { Floor, PlanNode, PlanPosition } from '@mall/contracts';
import type { WayEnd } from '@mall/wayfinding';

/** What the query of the map page asks. Both ends are slugs of shops, or ids of nodes or units. */
export interface WayQuery {
  from?: string | undefined;
  to?: string | undefined;
  /** Lifts alone: no stairs and no escalators. */
  stepFree: boolean;
}

/** A stretch on one floor, for drawing. */
export interface WayLeg {
  floor: Floor;
  points: readonly [PlanPosition, ...PlanPosition[]];
}

export type Turn = 'left' | 'right' | 'slightLeft' | 'slightRight' | 'back';
export type Side = 'left' | 'right';

/** One step of the description; metres are whole. */
export type WayStep =
  /** Out of the door that the way starts at. */
  | { kind: 'leave'; side: Side; metres: number }
  | {
      kind: 'walk';
      metres: number;
      /** At the end of the step before; undefined for straight on. */
      turn?: Turn | undefined;
      /** Slug of the shop beside which the turn is. */
      past?: string | undefined;
    }
  | { kind: 'escalator' | 'stairs' | 'lift'; floor: Floor }
  | { kind: 'arrive'; side?: Side | undefined };

export interface Way {
  from: WayEnd;
  to: WayEnd;
  stepFree: boolean;
  /** Whole metres. */
  metres: number;
  /** Whole minutes, at least 1. */
  minutes: number;
  nodes: readonly [PlanNode, ...PlanNode[]];
  /** In the order of the walk; a floor may come twice. */
  legs: readonly WayLeg[];
  steps: readonly WayStep[];
}

export type WayKey = 'from' | 'to';

export type WayResult =
  | {
      outcome: 'incomplete';
      from?: WayEnd | undefined;
      to?: WayEnd | undefined;
      /** The keys whose value is nothing on the plan. */
      unknown: readonly WayKey[];
    }
  | { outcome: 'unreachable'; from: WayEnd; to: WayEnd; stepFree: boolean }
  | { outcome: 'found'; way: Way };
