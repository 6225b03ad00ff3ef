/** The URL of a page with a query and a hash. */

/** Keys of a query, each with its value, or with several. */
export type LinkQuery = Readonly<Record<string, string | readonly string[]>>;

/** `path`, which may have a query, with more query keys and a hash. Empty values are left out. */
export function pageUrl(path: string, query: LinkQuery = {}, hash = ''): string {
  const search = new URLSearchParams(
    Object.entries(query)
      .flatMap(([key, values]) => [values].flat().map((value): [string, string] => [key, value]))
      .filter(([, value]) => value !== ''),
  );
  // Safari 16 has no `size` here.
  const text = search.toString();
  const separator = path.includes('?') ? '&' : '?';
  return path + (text && separator + text) + (hash && `#${hash}`);
}
