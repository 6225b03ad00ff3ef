/** Editorial pages as the API gives them. */
import { type EditorialPage, PAGE_DESCRIPTION_LENGTH } from '@mall/contracts';
import { limitText } from './limit-text.ts';
import type { LocalContent } from './local-content.ts';

/** The pages of `content` by their ids. */
export function localisePages(content: LocalContent): Map<string, EditorialPage> {
  return new Map(content.pages.map((page) => [page.id, toPage(page)]));
}

/** The words for search are not for pages. */
function toPage({
  cover,
  description,
  venue,
  search,
  sections,
  ...page
}: LocalContent['pages'][number]): EditorialPage {
  return {
    ...page,
    sections: sections.map(({ search: words, ...section }) => section),
    description: limitDescription(description),
    ...(cover && { images: { cover } }),
  };
}

/** A long brand name may take a description over the length that its contract allows. */
function limitDescription(text: string): string {
  const { max } = PAGE_DESCRIPTION_LENGTH;
  return text.length <= max ? text : limitText(text, max - '…'.length);
}
