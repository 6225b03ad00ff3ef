/** A part of the page that is the same on many pages: the server renders it once for all of them. */
import { createContext, createElement, type ReactNode, use } from 'react';

/** The element around a fragment in what React renders on the server; it is not in the page. */
export const FRAGMENT_TAG = 'cached-fragment';

/** Given on the server alone. `has`: whether the fragment's markup is known, and is put in later. */
export const FragmentsContext = createContext<{ has(name: string): boolean } | undefined>(
  undefined,
);

interface CachedFragmentProps {
  /** Unique in a page; names what the children depend on besides the site record, the configuration and the language. */
  name: string;
  /** Read nothing else, and nothing of a remote. */
  children: ReactNode;
}

export function CachedFragment({ name, children }: CachedFragmentProps) {
  const fragments = use(FragmentsContext);
  if (!fragments) return children;
  return createElement(FRAGMENT_TAG, { name }, fragments.has(name) ? null : children);
}
