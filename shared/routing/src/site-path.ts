/** True for a path of this site, with or without a query: a URL such as `//host` or `/\host` resolves to another site. */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text);
}
