/** What the pages of shops and venues show of the plan. */
import type { PlaceOnPlan, PlanDrawing } from '@mall/contracts';
import type { FindArrivals } from '../wayfinding/arrivals.ts';
import { cutPiece } from './cut-piece.ts';

/** Returns a function that gives the piece around a place, and the ways to it: made once for each. */
export function createPlaces(
  drawing: PlanDrawing,
  arrivals: FindArrivals,
): (place: string) => PlaceOnPlan {
  const made = new Map<string, PlaceOnPlan>();
  return (place) => {
    const known = made.get(place);
    if (known) return known;
    const piece = cutPiece(drawing, place) ?? null;
    const onPlan = { piece, arrivals: arrivals(place) };
    // What is not on the plan is not kept: there is no end to it.
    if (piece) made.set(place, onPlan);
    return onPlan;
  };
}
