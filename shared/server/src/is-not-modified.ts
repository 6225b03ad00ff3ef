import fresh from 'fresh';

/**
 * Whether 304 is enough for this entity tag (RFC 9110, 13.1.2). The request's `Cache-Control: no-cache` is
 * ignored, because `fetch` adds it to each conditional request.
 */
export function isNotModified(
  headers: { 'if-none-match'?: string | undefined },
  etag?: string,
): boolean {
  const ifNoneMatch = headers['if-none-match'];
  if (!ifNoneMatch || !etag) return false;
  return fresh({ 'if-none-match': ifNoneMatch }, { etag });
}
