/** Keeps the document's head in step with the page that the browser shows. */
import { type HeadTag, PAGE_HEAD_ATTRIBUTE, type PageHead } from '../../page/head.ts';

function element({ tag, attributes, text }: HeadTag): HTMLElement {
  const made = document.createElement(tag);
  made.setAttribute(PAGE_HEAD_ATTRIBUTE, '');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text !== undefined) made.textContent = text;
  return made;
}

export function applyHead({ language, tags }: PageHead): void {
  const { documentElement } = document;
  // Setting it restyles the whole page, even to the same value.
  if (documentElement.lang !== language) documentElement.lang = language;
  for (const old of document.head.querySelectorAll(`[${PAGE_HEAD_ATTRIBUTE}]`)) old.remove();
  document.head.append(...tags.map(element));
}
