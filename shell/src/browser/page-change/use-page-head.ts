import { useEffect } from 'react';
import { pageHead } from '../../page/head.ts';
import type { PageState } from '../../site/page-state.ts';
import { useSite } from '../../site/site-context.ts';
import { usePageState } from '../../site/use-page-state.ts';
import { applyHead } from './document-head.ts';

/** Whether the server has made the document's head for this page. */
const hasHead = (state: PageState) => state.kind === 'page' && !('data' in state);

/** Puts the shown page's head into the document. */
export function usePageHead(): void {
  const site = useSite();
  const state = usePageState();
  useEffect(() => {
    const languageContext = site.languageContext(state.language);
    if (!hasHead(state)) applyHead(pageHead({ ...site, languageContext }, state));
    site.shown(state.language);
  }, [site, state]);
}
