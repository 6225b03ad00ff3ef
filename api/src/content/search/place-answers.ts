/** The places of the floor plan that visitors ask for, such as restrooms. */
import type { FloorPlan, SearchResult } from '@mall/contracts';
import { createAnswerIndex } from './answer-index.ts';
import { PLACE_WORDS } from './place-words.ts';

type Place = SearchResult['places'][number];

export type SignedPlan = Pick<FloorPlan, 'nodes' | 'floors'>;

function placesOf({ nodes, floors }: SignedPlan): Place[] {
  const floorNames = new Map<string, string>(floors.map(({ id, name }) => [id, name]));
  return nodes.flatMap(({ id, kind, floor, name }) =>
    kind && name && PLACE_WORDS[kind] !== undefined
      ? [{ id, kind, name, floor: floorNames.get(floor) ?? '' }]
      : [],
  );
}

export function placeAnswers(plan: SignedPlan) {
  return createAnswerIndex(
    placesOf(plan),
    ({ kind, name }) => ({
      // What it is near to finds many other things: of its name only the first word counts by itself.
      title: name.split(/[\s,]/)[0] ?? '',
      words: PLACE_WORDS[kind] ?? '',
      context: name,
    }),
    (place) => place,
  );
}
