/** Loads the site file, which all pages of a composition and language share and the browser keeps. */
import { wholeSite } from '@mall/contracts';
import { loadJson } from '@mall/http';
import type { SentSiteData, SiteData } from '../page/page-data.ts';
import { MAX_RETRIES, RETRY_DELAY_MS } from '../remotes/chunk-retry.ts';
import type { CompositionWatch } from './composition-watch.ts';

/** @throws {Error} for what is no site file. */
function checked(value: unknown, url: string): SiteData {
  const { record, queries } = (value ?? {}) as Partial<SentSiteData>;
  if (Array.isArray(record?.apps) && Array.isArray(queries))
    return { record: wholeSite(record), queries };
  throw new Error(`${url} is no site file`);
}

/**
 * The file that the page was rendered with. A gateway that does not have it any more sends a newer
 * one: the next navigation then loads the document. It is asked for as often as a page part, but the
 * document is whole and stays.
 * @throws when it cannot be loaded: the page then stays as without scripts.
 */
export async function loadSite(url: string, watch: CompositionWatch): Promise<SiteData> {
  for (let retries = 0; ; retries += 1) {
    try {
      return checked(await loadJson(url, (response) => watch.see(response)), url);
    } catch (error) {
      if (retries === MAX_RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}
