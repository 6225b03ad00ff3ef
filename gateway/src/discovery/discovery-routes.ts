/** Routes for crawlers and browsers besides the pages: sitemap, robots.txt, icons and manifest. */
import type { Composition, SiteRecord } from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import { sendPlainPage } from '../http/plain-page.ts';
import { fetchCampaigns, fetchCategorySlugs, fetchChanges, fetchItems } from './api-slugs.ts';
import { addIdentityRoutes } from './identity-routes.ts';
import { robotsText } from './robots.ts';
import { buildSitemap } from './sitemap.ts';

/** What discovery needs of a composition. */
interface ListedSite {
  record: SiteRecord;
  composition: Pick<Composition, 'revision'>;
}

const HOUR_MS = 60 * 60_000;

export interface DiscoveryOptions {
  live: { readonly current: ListedSite | undefined };
  apiOrigin: string;
  contentVersion: () => string;
  /** Folder of the site's own pictures. */
  assets: string;
  now?: () => number;
}

/**
 * Builds the sitemap again when composition or content has changed, a campaign has begun or ended, and
 * each hour: posts are published at midnight. Caches the last good one.
 */
class SitemapCache {
  readonly #options: DiscoveryOptions;
  #cached: { key: string; text: string } | undefined;
  #building: { key: string; text: Promise<string> } | undefined;

  constructor(options: DiscoveryOptions) {
    this.#options = options;
  }

  async text(site: ListedSite): Promise<string> {
    const { contentVersion, now = Date.now } = this.#options;
    const key = `${site.composition.revision} ${contentVersion()} ${Math.floor(now() / HOUR_MS)}`;
    if (this.#cached?.key === key) return this.#cached.text;
    if (this.#building?.key !== key) {
      const { apiOrigin } = this.#options;
      const text = buildSitemap(site.record, {
        entries: (list) => fetchItems(apiOrigin, list),
        categories: () => fetchCategorySlugs(apiOrigin),
        campaigns: () => fetchCampaigns(apiOrigin),
        changes: () => fetchChanges(apiOrigin),
      });
      this.#building = { key, text };
    }
    const building = this.#building;
    try {
      this.#cached = { key, text: await building.text };
    } catch (error) {
      if (this.#building === building) this.#building = undefined;
      if (!this.#cached) throw error;
    }
    return this.#cached.text;
  }
}

function addCrawlerRoutes(app: FastifyInstance, options: DiscoveryOptions): void {
  const sitemap = new SitemapCache(options);
  app.get('/sitemap.xml', async (request, reply) => {
    const site = options.live.current;
    const text =
      site &&
      (await sitemap.text(site).catch((error: unknown) => {
        request.log.warn({ err: error }, 'the sitemap cannot be built');
      }));
    if (!text) return sendPlainPage(reply, 503);
    return reply.header('cache-control', 'public, max-age=300').type('application/xml').send(text);
  });
  app.get('/robots.txt', async (_request, reply) => {
    const site = options.live.current;
    if (!site) return sendPlainPage(reply, 503);
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('text/plain')
      .send(robotsText(site.record));
  });
}

export async function addDiscoveryRoutes(
  app: FastifyInstance,
  options: DiscoveryOptions,
): Promise<void> {
  addCrawlerRoutes(app, options);
  await addIdentityRoutes(app, { live: options.live, folder: options.assets });
}
