import { useMatches } from 'react-router-dom';
import type { PageState } from './page-state.ts';

/** The state of the page that is shown: what the matched route's loader gave. */
export function usePageState(): PageState {
  const state = useMatches().at(-1)?.loaderData as PageState | undefined;
  if (!state) throw new Error('the matched route has no page state');
  return state;
}
