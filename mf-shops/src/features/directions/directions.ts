/** What a search for a walk gives: in numbers and ids, without words. */
import type { Floor, PlanNode, PlanPosition } from '@mall/contracts';
import type { PlanPlace } from '@mall/wayfinding';

/** What the query of the map page asks. Both ends are slugs of shops, or ids of nodes or units. */
export interface DirectionsQuery {
  from?: string | undefined;
  to?: string | undefined;
  /** Lifts alone: no stairs and no escalators. */
  stepFree: boolean;
}

/** A stretch on one floor, for drawing. */
export interface DirectionsLeg {
  floor: Floor;
  points: readonly [PlanPosition, ...PlanPosition[]];
}

export type Turn = 'left' | 'right' | 'slightLeft' | 'slightRight' | 'back';
export type Side = 'left' | 'right';

/** One step of the description; metres are whole. */
export type DirectionsStep =
  /** Out of the door that the walk starts at. */
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

export interface Directions {
  from: PlanPlace;
  to: PlanPlace;
  stepFree: boolean;
  /** Whole metres. */
  metres: number;
  /** Whole minutes, at least 1. */
  minutes: number;
  nodes: readonly [PlanNode, ...PlanNode[]];
  /** In the order of the walk; a floor may come twice. */
  legs: readonly DirectionsLeg[];
  steps: readonly DirectionsStep[];
}

export type DirectionsKey = 'from' | 'to';

export type DirectionsResult =
  | {
      outcome: 'incomplete';
      from?: PlanPlace | undefined;
      to?: PlanPlace | undefined;
      /** The keys whose value is nothing on the plan. */
      unknown: readonly DirectionsKey[];
    }
  | { outcome: 'unreachable'; from: PlanPlace; to: PlanPlace; stepFree: boolean }
  | { outcome: 'found'; directions: Directions };
