import fresh from 'fresh';

/**
 * Whether the client has the answer with this entity tag, so that 304 is enough (RFC 9110, 13.1.2).
 * `Cache-Control: no-cache` of the request is not looked at: `fetch` adds it to each conditional
 * request, and the tag is compared in any case.
 */
export function isNotModified(
  headers: { 'if-none-match'?: string | undefined },
  etag?: string,
): boolean {
  const ifNoneMatch = headers['if-none-match'];
  if (!ifNoneMatch || !etag) return false;
  return fresh({ 'if-none-match': ifNoneMatch }, { etag });
}
