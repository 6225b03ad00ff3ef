/** What crawlers are told: everything but pages whose path carries a token. */
import type { SiteRecord } from '@mall/contracts';

/** The part of a path that all its addresses share. */
const prefixOf = (path: string) => path.replace(/:.*$/, '');

export function robotsText(site: SiteRecord): string {
  const prefixes = site.apps
    .flatMap(({ routes }) => routes)
    .filter(({ token }) => token)
    .flatMap(({ paths }) => [paths.hu, paths.en].map(prefixOf));
  const refused = [...new Set(prefixes)].filter((prefix) => prefix !== '/');
  return [
    'User-agent: *',
    'Allow: /',
    ...refused.map((prefix) => `Disallow: ${prefix}`),
    '',
    `Sitemap: ${site.origin}/sitemap.xml`,
    '',
  ].join('\n');
}
