/** What the URL asks of the walks. The keys are the same in both languages. */

import { DIRECTIONS_KEYS, FLOOR_KEY, PLACE_KEY } from '../../query-keys.ts';
import type { DirectionsQuery } from './directions.ts';

/** The value of `lepcso` that asks for a walk without steps. */
export const NO_STEPS = 'nem';

/** Reads the query of a page; an end that is missing or empty is undefined. */
export function directionsQueryOf(query: URLSearchParams): DirectionsQuery {
  return {
    from: query.get(DIRECTIONS_KEYS.from) || undefined,
    to: query.get(DIRECTIONS_KEYS.to) || undefined,
    stepFree: query.get(DIRECTIONS_KEYS.stepFree) === NO_STEPS,
  };
}

/** The query of a link to a walk. */
export function directionsLinkQuery({
  from,
  to,
  stepFree,
}: DirectionsQuery): Record<string, string> {
  return {
    ...(from && { [DIRECTIONS_KEYS.from]: from }),
    ...(to && { [DIRECTIONS_KEYS.to]: to }),
    ...(stepFree && { [DIRECTIONS_KEYS.stepFree]: NO_STEPS }),
  };
}

/** The floor is that of the walk's start, and a card would hide the walk. */
export const LEFT_OUT: readonly string[] = [FLOOR_KEY, PLACE_KEY];

const OWN_KEYS: readonly string[] = [...Object.values(DIRECTIONS_KEYS), ...LEFT_OUT];

/** What the URL of another walk keeps, for instance the filters of the map. */
export function otherKeys(query: URLSearchParams): [key: string, value: string][] {
  return [...query].filter(([key]) => !OWN_KEYS.includes(key));
}
