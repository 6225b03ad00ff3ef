/** Which page a form may lead back to: one of this site, whatever a stranger's form names. */

const BASE = 'http://site.invalid';
const MAX_PAGE_LENGTH = 500;

/** Path and hash of `page` as a browser reads them; undefined when it is no page of this site. */
export function pageOfSite(page: unknown): string | undefined {
  if (typeof page !== 'string' || page.length > MAX_PAGE_LENGTH) return undefined;
  if (!page.startsWith('/') || !URL.canParse(page, BASE)) return undefined;
  const { origin, pathname, hash } = new URL(page, BASE);
  // `/.//host` has the path `//host`, which a browser reads as another site.
  if (origin !== BASE || pathname.startsWith('//')) return undefined;
  return pathname + hash;
}
