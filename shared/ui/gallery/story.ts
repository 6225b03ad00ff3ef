/** One entry of the gallery: a component, or a group of them, in its variants. */
import type { Language } from '@mall/contracts';
import type { ComponentType } from 'react';

export interface ShowProps {
  language: Language;
  /** The text of the two that is in the gallery's language. */
  say: (hungarian: string, english: string) => string;
}

export interface Story {
  /** Anchor in the page. */
  id: string;
  title: string;
  /** Where the parts come from, when it is an entry of its own. */
  entry?: string;
  Show: ComponentType<ShowProps>;
}
