/** Recognises requests that a page of another site has sent (requirement 6.8). */
import type { IncomingHttpHeaders } from 'node:http';

/** `none` is the visitor's own doing, such as an address typed. */
const OWN = new Set(['same-origin', 'none']);

/** A proxy may drop the port of `Host`, so the public origin is accepted as well. */
function isOwnOrigin(origin: string, host: string | undefined, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Browsers that send no `Sec-Fetch-Site` are judged by `Origin`; programs send neither. */
export function isCrossSite(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return !OWN.has(String(site));
  return origin !== undefined && !isOwnOrigin(origin, host, publicOrigin);
}
