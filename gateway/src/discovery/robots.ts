/** robots.txt allows everything: a crawler has to read a page to see its noindex (requirement 2.8). */
import type { SiteRecord } from '@mall/contracts';

export function robotsText({ origin }: Pick<SiteRecord, 'origin'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
