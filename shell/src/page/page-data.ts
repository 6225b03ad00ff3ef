/** What the server leaves in the page for the browser, as JSON that no script runs. */
import type { FormResponse } from '@mall/contracts';
import type { QueryKey } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';

/** Data of the API, and its key in the data store. */
export type LoadedQuery = readonly [key: QueryKey, data: unknown];

export interface PageData {
  site: string;
  /** The name of the composition that the page was rendered from. */
  composition: string;
  hydration: HydrationState;
  queries: readonly LoadedQuery[];
  renderedAt: number;
  /** For a page that was rendered for a form it had posted. */
  formResponse?: FormResponse;
  sentryDsn?: string;
}

export const PAGE_DATA_ID = 'page-data';

/** @throws {Error} when the page carries no data. */
export function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error(`the page has no #${PAGE_DATA_ID}`);
  return JSON.parse(text) as PageData;
}
