/** Loads the site record: a file that all pages of a composition share and the browser caches. */
import type { SiteRecord } from '@mall/contracts';
import { loadJson } from '@mall/http';
import { MAX_RETRIES, RETRY_DELAY_MS } from '../remotes/chunk-retry.ts';
import type { CompositionWatch } from './composition-watch.ts';

/** @throws {Error} when `value` is no site record. */
function checked(value: unknown, url: string): SiteRecord {
  const site = (value ?? {}) as Partial<SiteRecord>;
  if (Array.isArray(site.apps)) return site as SiteRecord;
  throw new Error(`${url} is no site file`);
}

/**
 * Loads the file that the page was rendered with. A gateway that no longer has it sends the file of the
 * live composition; the next navigation then loads the document. The file is requested as often as a page
 * part, but a failure does not reload the document, which is whole.
 * @throws when the file cannot be loaded: the page then stays as without scripts.
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
