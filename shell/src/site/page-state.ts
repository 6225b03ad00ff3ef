/** The router's loader data. Rendering needs this and the data store only. */
import type { Language } from '@mall/contracts';
import { useMatches } from 'react-router-dom';

interface RoutedState {
  language: Language;
  routeId: string;
  params: Record<string, string>;
}

export type PageState =
  /** `data`: what the page's head is made of; left out for the document, whose head is made. */
  | (RoutedState & { kind: 'page'; data?: unknown })
  | { kind: 'not-found'; language: Language }
  /** An ended campaign by its name, which is undefined while the API is unavailable. */
  | (RoutedState & { kind: 'over'; campaign: string | undefined })
  /** The page's module or data could not be loaded. `app` owns the page. */
  | (RoutedState & { kind: 'unavailable'; app: string })
  /** The page could not be loaded, and the browser has no network. */
  | { kind: 'offline'; language: Language };

export const STATUS = {
  page: 200,
  'not-found': 404,
  over: 410,
  unavailable: 503,
  offline: 503,
} as const;

export function usePageState(): PageState {
  const state = useMatches().at(-1)?.loaderData as PageState | undefined;
  if (!state) throw new Error('the matched route has no page state');
  return state;
}
