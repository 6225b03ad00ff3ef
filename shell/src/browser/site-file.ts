/** Loads the site record, a file that all pages of a composition share and the browser keeps. */
import type { SiteRecord } from '@mall/contracts';
import { loadJson } from '@mall/http';
import { MAX_RETRIES, RETRY_DELAY_MS } from '../remotes/chunk-retry.ts';
import type { CompositionWatch } from './composition-watch.ts';

/** @throws {Error} for what is no site record. */
function checked(value: unknown, url: string): SiteRecord {
  const { revision, apps } = (value ?? {}) as Partial<SiteRecord>;
  if (typeof revision === 'number' && Array.isArray(apps)) return value as SiteRecord;
  throw new Error(`${url} is no site record`);
}

/**
 * The record that the page was rendered with. A gateway that does not have it any more sends a newer
 * one: the next navigation then loads the document. It is asked for as often as a page part, but the
 * document is whole and stays.
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
