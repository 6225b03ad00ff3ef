/** The pages, and the sections of pages, that answer what visitors ask. */
import type { SearchResult } from '@mall/contracts';
import type { LocalContent } from '../localise/local-content.ts';
import { createAnswerIndex } from './answer-index.ts';

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

/** @returns the search; the pages with the ids `hidden` answer nothing. */
export function pageAnswers(pages: readonly Page[]) {
  const find = createAnswerIndex(pages.flatMap(entriesOf), describe, toResult);
  return (query: string, hidden: ReadonlySet<string>) =>
    find(query, ({ page }) => !hidden.has(page.id));
}
