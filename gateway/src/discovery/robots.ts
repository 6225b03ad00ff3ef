/** What crawlers may read: everything. A page that says noindex must be read for that to be seen. */
import type { SiteRecord } from '@mall/contracts';

export function robotsText({ origin }: Pick<SiteRecord, 'origin'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
