/** Loads the site record, a file that all pages of a composition share and the browser keeps. */
import type { SiteRecord } from '@mall/contracts';
import { loadJson } from '@mall/http';
import type { CompositionWatch } from './composition-watch.ts';

/** As many tries as for a page part; the document is whole, so it stays (`chunk-retry.ts`). */
const MAX_RETRIES = 3;
const RETRY_DELAY_MS = 1_000;

/** @throws {Error} for what is no site record. */
function checked(value: unknown, url: string): SiteRecord {
  const { revision, apps } = (value ?? {}) as Partial<SiteRecord>;
  if (typeof revision === 'number' && Array.isArray(apps)) return value as SiteRecord;
  throw new Error(`${url} is no site record`);
}

/**
 * The record that the page was rendered with. A gateway that does not have it any more sends a newer
 * one: the next navigation then loads the document.
 * @throws when it cannot be loaded: the page then stays as without scripts.
 */
export async function loadSite(url: string, watch: CompositionWatch): Promise<SiteRecord> {
  for (let retries = 0; ; retries += 1) {
    try {
      return checked(await loadJson(url, (response) => watch.see(response)), url);
    } catch (error) {
      if (retries === MAX_RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}
