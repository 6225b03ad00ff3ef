import { useEffect } from 'react';
import { pageHead } from '../../page/head.ts';
import { useSite } from '../../site/site-context.ts';
import { usePageState } from '../../site/use-page-state.ts';
import { applyHead } from './document-head.ts';

/** Puts the shown page's head into the document. */
export function usePageHead(): void {
  const site = useSite();
  const state = usePageState();
  useEffect(() => {
    applyHead(pageHead({ ...site, languageContext: site.languageContext(state.language) }, state));
    site.shown(state.language);
  }, [site, state]);
}
