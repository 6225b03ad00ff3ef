/** Editorial pages in one language. */
import type { EditorialPage, EditorialSection } from '@mall/contracts';
import type { StoredContent } from '../../content/stored-schema.ts';
import { limitText } from './limit-text.ts';
import type { Wording } from './wording.ts';

type StoredPage = StoredContent['pages'][number];
type StoredSection = StoredPage['sections'][number];

/** A long brand name may take a description over the length that its contract allows. */
const DESCRIPTION_LIMIT = 159;

/** The pages of `content` by their ids. */
export function localisePages(
  content: StoredContent,
  wording: Wording,
): Map<string, EditorialPage> {
  return new Map(content.pages.map((page) => [page.id, localisePage(page, wording)]));
}

function localisePage(page: StoredPage, wording: Wording): EditorialPage {
  return {
    id: page.id,
    title: wording.text(page.title),
    lead: wording.text(page.lead),
    description: limitDescription(wording.text(page.description)),
    ...(page.cover && { images: { cover: wording.image(page.cover) } }),
    ...(page.opening_hours && { opening_hours: page.opening_hours }),
    sections: page.sections.map((section) => localiseSection(section, wording)),
  };
}

function limitDescription(text: string): string {
  return text.length > 160 ? limitText(text, DESCRIPTION_LIMIT) : text;
}

function localiseSection(section: StoredSection, wording: Wording): EditorialSection {
  const { id, heading, html, notice, prices, facts, people, links } = section;
  const { text, fill } = wording;
  return {
    id,
    heading: text(heading),
    ...(html && { html: wording.html(html) }),
    ...(notice && { notice: text(notice) }),
    ...(prices && { prices: prices.map((price) => localisePrice(price, wording)) }),
    ...(facts && {
      facts: facts.map(({ label, value }) => ({ label: text(label), value: text(value) })),
    }),
    ...(people && {
      people: people.map((person) => ({
        ...person,
        name: fill(person.name),
        role: text(person.role),
      })),
    }),
    ...(links && {
      links: links.map(({ label, url }) => ({
        label: text(label),
        url: typeof url === 'string' ? fill(url) : text(url),
      })),
    }),
  };
}

function localisePrice(price: NonNullable<StoredSection['prices']>[number], { text }: Wording) {
  const { label, amount, unit, note } = price;
  return {
    label: text(label),
    amount,
    ...(unit && { unit: text(unit) }),
    ...(note && { note: text(note) }),
  };
}
