/** Loads the site record: a file that all pages of a composition share and the browser caches. */
import type { SiteRecord } from '@mall/contracts';
import { loadJson } from '@mall/http';
import { MAX_RETRIES, RETRY_DELAY_MS } from '../remotes/chunk-retry.ts';
import type { CompositionWatch } from './composition-watch.ts';

declare global {
  interface Window {
    /** The first request for the site record, which the head's script makes. */
    siteResponse?: Promise<Response>;
  }
}

function checked(value: unknown, url: string): SiteRecord {
  const site = (value ?? {}) as Partial<SiteRecord>;
  if (Array.isArray(site.apps)) return site as SiteRecord;
  throw new Error(`${url} is no site file`);
}

/**
 * Loads the file that the page was rendered with; a gateway that no longer has it sends that of the live
 * composition. It is requested as often as a page part, but a failure does not reload the document.
 * @throws when the file cannot be loaded: the page then stays as without scripts.
 */
export async function loadSite(url: string, watch: CompositionWatch): Promise<SiteRecord> {
  const see = (response: Response) => watch.see(response);
  for (let retries = 0; ; retries += 1) {
    try {
      const request = retries === 0 ? window.siteResponse : undefined;
      return checked(await loadJson(url, see, request), url);
    } catch (error) {
      if (retries === MAX_RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}
