/** What the URL asks of the ways. The keys are the same in both languages. */

import { FLOOR_KEY, PLACE_KEY, WAY_KEYS } from '../../query-keys.ts';
import type { WayQuery } from './way.ts';

/** The value of `lepcso` that asks for a way without steps. */
export const NO_STEPS = 'nem';

/** Reads the query of a page; an end that is missing or empty is undefined. */
export function wayQueryOf(query: URLSearchParams): WayQuery {
  return {
    from: query.get(WAY_KEYS.from) || undefined,
    to: query.get(WAY_KEYS.to) || undefined,
    stepFree: query.get(WAY_KEYS.stepFree) === NO_STEPS,
  };
}

/** The query of a link to a way. */
export function wayLinkQuery({ from, to, stepFree }: WayQuery): Record<string, string> {
  return {
    ...(from && { [WAY_KEYS.from]: from }),
    ...(to && { [WAY_KEYS.to]: to }),
    ...(stepFree && { [WAY_KEYS.stepFree]: NO_STEPS }),
  };
}

/** The floor is that of the way's start, and a card would hide the way. */
export const LEFT_OUT: readonly string[] = [FLOOR_KEY, PLACE_KEY];

const OWN_KEYS: readonly string[] = [...Object.values(WAY_KEYS), ...LEFT_OUT];

/** What the URL of another way keeps, for instance the filters of the map. */
export function otherKeys(query: URLSearchParams): [key: string, value: string][] {
  return [...query].filter(([key]) => !OWN_KEYS.includes(key));
}
