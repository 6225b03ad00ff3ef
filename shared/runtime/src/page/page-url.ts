/** The URL of a page with a query and a hash. */

/** Keys of a query, each with its value, or with several. */
export type LinkQuery = Readonly<Record<string, string | readonly string[]>>;

function searchOf(query: LinkQuery): string {
  const search = new URLSearchParams();
  for (const [key, values] of Object.entries(query)) {
    for (const value of [values].flat()) if (value !== '') search.append(key, value);
  }
  return search.toString();
}

/** `path`, which may have a query, with more query keys and a hash. Empty values are left out. */
export function pageUrl(path: string, query?: LinkQuery, hash = ''): string {
  // Most links have no query.
  const search = query ? searchOf(query) : '';
  const separator = path.includes('?') ? '&' : '?';
  return path + (search && separator + search) + (hash && `#${hash}`);
}
