import { editorialPageSchema, editorialSectionSchema } from '@mall/contracts';
import { builder } from './builder.ts';

/** A section with a heading and a paragraph. */
export const anEditorialSection = builder(editorialSectionSchema, (number) => ({
  id: `section-${number}`,
  heading: `Section ${number}`,
  html: `<p>Text of section ${number}</p>`,
}));

/** An editorial page with one section. */
export const anEditorialPage = builder(editorialPageSchema, (number) => ({
  id: `page-${number}`,
  title: `Page ${number}`,
  lead: `Lead of page ${number}`,
  description: 'A description of an editorial page that is long enough for the head of a page.',
  sections: [anEditorialSection()],
}));
