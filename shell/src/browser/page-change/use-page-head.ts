import { useEffect, useRef } from 'react';
import { pageHead } from '../../page/head.ts';
import { useSite } from '../../site/site-context.ts';
import { usePageState } from '../../site/use-page-state.ts';
import { applyHead } from './document-head.ts';

/** Puts the shown page's head into the document, which comes with that of its first page. */
export function usePageHead(): void {
  const site = useSite();
  const state = usePageState();
  const applied = useRef(state);
  useEffect(() => {
    if (applied.current !== state) {
      applied.current = state;
      const languageContext = site.languageContext(state.language);
      applyHead(pageHead({ ...site, languageContext }, state));
    }
    site.shown(state.language);
  }, [site, state]);
}
