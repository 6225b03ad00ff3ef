import { useEffect, useRef } from 'react';
import { type HeadTag, PAGE_HEAD_ATTRIBUTE, type PageHead, pageHead } from '../../page/head.ts';
import { usePageState } from '../../site/page-state.ts';
import { useSite } from '../../site/site-context.ts';

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

export function usePageHead(): void {
  const site = useSite();
  const state = usePageState();
  const applied = useRef(state);
  useEffect(() => {
    if (applied.current === state) return;
    applied.current = state;
    const languageContext = site.languageContext(state.language);
    applyHead(pageHead({ ...site, languageContext }, state));
  }, [site, state]);
}
