/** Searches pages, their sections, and places of the floor plan. */
import type { FloorPlan, PlanNodeKind, SearchResult } from '@mall/contracts';
import type { LocalContent } from '../localise/local-content.ts';
import { createPageIndex } from './page-index.ts';

type Page = LocalContent['pages'][number];
type Section = Page['sections'][number];

interface Entry {
  page: Page;
  section?: Section;
}

/** A page by its title; of its sections those that the content gives words for search. */
function entriesOf(page: Page): Entry[] {
  const sections = page.sections.filter(({ search }) => search !== undefined);
  return [{ page }, ...sections.map((section) => ({ page, section }))];
}

const describe = ({ page, section }: Entry) =>
  section
    ? { title: section.heading, words: section.search ?? '', context: page.title }
    : { title: page.title, words: page.search ?? '' };

function toResult({ page, section }: Entry): SearchResult['pages'][number] {
  return section
    ? { page: page.id, section: section.id, title: section.heading, text: page.title }
    : { page: page.id, title: page.title, text: page.lead };
}

/** @returns the search; pages with the ids `hidden` are never found. */
export function pageMatches(pages: readonly Page[]) {
  const find = createPageIndex(pages.flatMap(entriesOf), describe, toResult);
  return (query: string, hidden: ReadonlySet<string>) =>
    find(query, ({ page }) => !hidden.has(page.id));
}

/** Kinds that visitors look for, with their words besides the name on the sign. */
const PLACE_WORDS: Readonly<Partial<Record<PlanNodeKind, string>>> = {
  restroom: 'wc vécé mosdó toalett illemhely toilet toilets restroom bathroom washroom loo',
  'baby-room': 'baba mama pelenka pelenkázó szoptatás szoptató baby nappy diaper changing nursing',
  atm: 'pénzautomata bankautomata atm készpénz pénzfelvétel cash machine cashpoint',
  information: 'információ infópult segítség talált tárgyak information help desk lost property',
  lift: 'lift felvonó elevator',
  escalator: 'mozgólépcső escalator',
  stairs: 'lépcső stairs',
  parking: 'parkoló parkolás garázs mélygarázs parking garage car park',
  entrance: 'bejárat kijárat entrance exit',
};

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

export function placeMatches(plan: SignedPlan) {
  return createPageIndex(
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
