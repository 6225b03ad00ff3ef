/** Keeps the markup of fragments between renders, which for header and footer is half of React's work. */
import { LRUCache } from 'lru-cache';
import { FRAGMENT_TAG } from '../site/cached-fragment.tsx';

/** Of two languages: the header for each entry of the menus, the footer and the cookie notice. */
const MAX_FRAGMENTS = 200;

const FRAGMENT = new RegExp(`<${FRAGMENT_TAG} name="([^"]*)">(.*?)</${FRAGMENT_TAG}>`, 'gs');

export interface PageFragments {
  has(name: string): boolean;
  /** Fills in the known fragments, and keeps the others when `isWhole`: no part of the page has failed. */
  complete(html: string, isWhole: boolean): string;
}

export class FragmentCache {
  readonly #markup = new LRUCache<string, string>({ max: MAX_FRAGMENTS });

  /** @param version of what all fragments read: the page's site file */
  forPage(version: string): PageFragments {
    const used = new Map<string, string>();
    const keyOf = (name: string) => `${version} ${name}`;
    return {
      has: (name) => {
        const markup = this.#markup.get(keyOf(name));
        if (markup !== undefined) used.set(name, markup);
        return markup !== undefined;
      },
      complete: (html, isWhole) =>
        html.replace(FRAGMENT, (_, name: string, made: string) => {
          if (isWhole && !used.has(name)) this.#markup.set(keyOf(name), made);
          return used.get(name) ?? made;
        }),
    };
  }
}
