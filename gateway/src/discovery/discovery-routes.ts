/** Routes for crawlers and browsers besides the pages: sitemap, robots.txt, security.txt, icons and manifest. */
import type { Composition, SiteRecord } from '@mall/contracts';
import { SingleFlight } from '@mall/server';
import type { FastifyInstance } from 'fastify';
import { HIGH_EFFORT } from '../encoding/encoded-body.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { PreparedResponse, sendPrepared, weakTagOf } from '../http/prepared-response.ts';
import { addIdentityRoutes } from './identity-routes.ts';
import { buildSitemap } from './sitemap.ts';

interface ListedSite {
  record: SiteRecord;
  composition: Pick<Composition, 'revision'>;
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

export interface DiscoveryOptions {
  live: { readonly current: ListedSite | undefined };
  apiOrigin: string;
  contentVersion: () => string;
  assets: string;
  /** URL for reports; without one there is no security.txt. */
  securityContact?: string | undefined;
}

const CACHE_CONTROL = 'public, max-age=300';

/** Builds the sitemap on each change, and each hour for scheduled posts; keeps the last while the API is away. */
function sitemapCache({ apiOrigin, contentVersion }: DiscoveryOptions) {
  const building = new SingleFlight<PreparedResponse>();
  let cached: { key: string; sitemap: PreparedResponse } | undefined;
  return async (site: ListedSite): Promise<PreparedResponse> => {
    const key = `${site.composition.revision} ${contentVersion()} ${Math.floor(Date.now() / HOUR_MS)}`;
    if (cached?.key === key) return cached.sitemap;
    try {
      cached = { key, sitemap: await building.run(key, () => prepareSitemap(site, apiOrigin)) };
    } catch (error) {
      if (!cached) throw error;
    }
    return cached.sitemap;
  };
}

async function prepareSitemap({ record }: ListedSite, apiOrigin: string) {
  const identity = Buffer.from(await buildSitemap(record, apiOrigin));
  const headers = {
    'content-type': 'application/xml',
    'cache-control': CACHE_CONTROL,
    etag: weakTagOf(identity),
  };
  return new PreparedResponse({ status: 200, headers, body: { identity }, effort: HIGH_EFFORT });
}

/** RFC 9116; it expires before the contact may be an old one. */
function addSecurityTxt(app: FastifyInstance, contact: string): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = new Date(Date.now() + 90 * DAY_MS).toISOString();
    const text = `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: hu, en\n`;
    return reply.header('cache-control', CACHE_CONTROL).type('text/plain').send(text);
  });
}

export async function addDiscoveryRoutes(
  app: FastifyInstance,
  options: DiscoveryOptions,
): Promise<void> {
  const { live, assets } = options;
  const sitemapOf = sitemapCache(options);
  app.get('/sitemap.xml', async (request, reply) => {
    const site = live.current;
    const sitemap =
      site &&
      (await sitemapOf(site).catch((error: unknown) => {
        request.log.warn({ err: error }, 'the sitemap cannot be built');
      }));
    if (!sitemap) return sendPlainPage(reply, 503);
    return sendPrepared(request, reply, sitemap);
  });
  app.get('/robots.txt', async (_request, reply) => {
    const site = live.current;
    if (!site) return sendPlainPage(reply, 503);
    // Everything is allowed: a crawler has to read a page to see its noindex (requirement 2.8).
    const text = `User-agent: *\nAllow: /\n\nSitemap: ${site.record.origin}/sitemap.xml\n`;
    return reply.header('cache-control', CACHE_CONTROL).type('text/plain').send(text);
  });
  if (options.securityContact) addSecurityTxt(app, options.securityContact);
  await addIdentityRoutes(app, live, assets);
}
