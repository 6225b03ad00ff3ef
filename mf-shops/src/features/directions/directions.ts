/** What a search for a walk gives: in numbers and ids, without words. */
import type { Floor } from '@mall/contracts';
import type { PlanPlace, Stretch } from '@mall/wayfinding';
import { DIRECTIONS_KEYS, NO_STEPS } from '../../shop-query.tsx';

/** What the query of the map page asks. Both ends are slugs of shops, or ids of nodes or units. */
export interface DirectionsQuery {
  from?: string | undefined;
  to?: string | undefined;
  /** Lifts alone: no stairs and no escalators. */
  stepFree: boolean;
}

export type Turn = 'left' | 'right' | 'slight-left' | 'slight-right' | 'back';
export type Side = 'left' | 'right';

/** One step of the description, and where it is walked: a change of floor and the arrival have one point. */
export type DirectionsStep = { on: Stretch } & StepText;

/** Metres are whole. */
export type StepText =
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
  metres: number;
  /** Whole minutes, at least 1. */
  minutes: number;
  /** In the order of the walk; a floor may come twice. */
  legs: readonly Stretch[];
  steps: readonly DirectionsStep[];
}

export interface DirectionsResult {
  /** Undefined when the query has none, or one that is not on the plan. */
  from: PlanPlace | undefined;
  to: PlanPlace | undefined;
  stepFree: boolean;
  /** The ends that the query names and the plan does not have. */
  unknown: readonly ('from' | 'to')[];
  /** Undefined when an end is missing, and when no way leads between the two. */
  directions: Directions | undefined;
}

export function directionsQueryOf(query: URLSearchParams): DirectionsQuery {
  return {
    from: query.get(DIRECTIONS_KEYS.from) || undefined,
    to: query.get(DIRECTIONS_KEYS.to) || undefined,
    stepFree: query.get(DIRECTIONS_KEYS.stepFree) === NO_STEPS,
  };
}
