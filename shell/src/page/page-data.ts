/** What the server leaves in the page for the browser, as JSON that no script runs. */
import type { FormAnswer, ShortSite, SiteRecord } from '@mall/contracts';
import type { QueryKey } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';
import { expandImages } from './short-images.ts';

/** Data of the API, and its key in the data store. */
export type LoadedQuery = readonly [key: QueryKey, data: unknown];

/** The key alone names data in the site file. */
export type NamedQuery = LoadedQuery | readonly [key: QueryKey];

/** What the site file holds, as it is sent. */
export interface SentSiteData extends Omit<SiteData, 'record'> {
  record: ShortSite;
}

/** What the site file holds. */
export interface SiteData {
  record: SiteRecord;
  /** What every page of the language loads. */
  queries: readonly LoadedQuery[];
}

export interface PageData {
  /** URL of the site file. */
  site: string;
  /** Of the composition that rendered the page. */
  revision: number;
  /** React Router's part: the page state by route. */
  hydration: HydrationState;
  queries: readonly NamedQuery[];
  /** When the server rendered the page, in milliseconds. */
  renderedAt: number;
  /** For a page that was rendered for a form it had posted. */
  formAnswer?: FormAnswer;
  sentryDsn?: string;
}

export const PAGE_DATA_ID = 'page-data';

/** @throws {Error} when the page carries no data. */
export function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error(`the page has no #${PAGE_DATA_ID}`);
  return JSON.parse(expandImages(text)) as PageData;
}
