/** `/?deleted=1`: the address that a visitor comes to after the account is deleted (spec section 2). */
const MARK = 'deleted';

/** The same address without the mark; undefined when it has none. */
export function withoutDeletedMark({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): string | undefined {
  const query = new URLSearchParams(search);
  if (pathname !== '/' || query.get(MARK) !== '1') return undefined;
  query.delete(MARK);
  return `/${query.size > 0 ? `?${query}` : ''}${hash}`;
}
