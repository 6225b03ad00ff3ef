/** The visit list of this browser. It leaves the device only as a link that the visitor shares. */
import { storedValue } from '@mall/runtime';

/** More shops than one visit has; the order of so many is still found at once. */
export const MAX_VISITS = 20;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What a text that anyone may have written names: each slug once, at most `MAX_VISITS`. */
export function parseVisits(text: string): string[] {
  const slugs = text.split(',').filter((slug) => slug.length <= 100 && SLUG.test(slug));
  return [...new Set(slugs)].slice(0, MAX_VISITS);
}

export function formatVisits(slugs: readonly string[]): string {
  return slugs.join(',');
}

const stored = storedValue<readonly string[]>('visit-list', parseVisits);

export function storeVisits(slugs: readonly string[]): void {
  stored.store(formatVisits(slugs));
}

/**
 * Puts a shop on the list, or takes it off.
 * @returns false when the list is full and takes no more.
 */
export function setMarked(slug: string, isMarked: boolean): boolean {
  const others = stored.current().filter((one) => one !== slug);
  if (isMarked && others.length === MAX_VISITS) return false;
  storeVisits(isMarked ? [...others, slug] : others);
  return true;
}

/** Slugs in the order in which they were marked; none on the server. */
export const useVisits = () => stored.use((slugs) => slugs);

export const useIsMarked = (slug: string) => stored.use((slugs) => slugs.includes(slug));
