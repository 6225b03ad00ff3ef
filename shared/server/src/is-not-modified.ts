import fresh from 'fresh';

/**
 * Whether the client has the response with this entity tag, so that 304 is enough (RFC 9110, 13.1.2).
 * The request's `Cache-Control: no-cache` is ignored, because `fetch` adds it to each conditional
 * request.
 */
export function isNotModified(
  headers: { 'if-none-match'?: string | undefined },
  etag?: string,
): boolean {
  const ifNoneMatch = headers['if-none-match'];
  if (!ifNoneMatch || !etag) return false;
  return fresh({ 'if-none-match': ifNoneMatch }, { etag });
}
