/** The shops of a visit list as a text: in the URL, and in the visitor's browser. */

/** More shops than one visit has; the order of so many is still found at once. */
export const MAX_VISITS = 20;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What a text that anyone may have written names: each slug once, at most `MAX_VISITS`. */
export function parseVisits(text: string): string[] {
  const slugs = text.split(',').filter((slug) => slug.length <= 100 && SLUG.test(slug));
  return [...new Set(slugs)].slice(0, MAX_VISITS);
}

/** The text that `parseVisits` reads. */
export function formatVisits(slugs: readonly string[]): string {
  return slugs.join(',');
}
