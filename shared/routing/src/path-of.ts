/** The path of a URL that begins with one, without its query. */
export function pathOf(url: string): string {
  return url.replace(/\?.*$/s, '');
}
