import { useEffect } from 'react';
import { applyHead } from '../document-head.ts';
import { pageHead } from '../head.ts';
import { useSite } from '../site-context.ts';
import { usePageState } from '../use-page-state.ts';

/** Puts the shown page's head into the document. */
export function usePageHead(): void {
  const site = useSite();
  const state = usePageState();
  useEffect(() => {
    applyHead(pageHead({ ...site, session: site.session(state.language) }, state));
    site.shown(state.language);
  }, [site, state]);
}
