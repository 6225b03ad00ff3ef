/** What a search found, as links. */
import type { ImageSet, SearchResult } from '@mall/contracts';

export interface SearchLink {
  title: string;
  /** URL of its page. */
  path: string;
  /** Distinguishes links of the same title. */
  text?: string | undefined;
  /** A page of the site has none. */
  image?: ImageSet;
  /** `contain` for a logo, which is shown whole. */
  imageFit?: 'contain';
}

export interface SearchLinkGroup {
  kind: keyof SearchResult;
  links: SearchLink[];
}
