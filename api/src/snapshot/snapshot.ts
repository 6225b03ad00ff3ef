/** Content in memory: one version of it, seen through a view for each language. */
import { LANGUAGES, type Language } from '@mall/contracts';
import { mallDay } from '../content/day.ts';
import type { StoredContent } from '../content/stored-schema.ts';
import { type ContentView, createContentView } from './content-view.ts';
import type { Brand } from './localise/wording.ts';

export interface Snapshot {
  version: string;
  /** The content in a language, on the day of `now`. */
  view: (language: Language, now: Date) => ContentView;
}

/** A snapshot of `content`; its views are made at once and again when a new day begins at the mall. */
export function createSnapshot(
  version: string,
  content: StoredContent,
  brand: Brand,
  now: Date,
): Snapshot {
  const make = (language: Language, moment: Date) =>
    createContentView(content, language, brand, moment);
  const views = new Map(LANGUAGES.map((language) => [language, make(language, now)]));
  return {
    version,
    view: (language, moment) => {
      const known = views.get(language);
      if (known?.day === mallDay(moment)) return known;
      const view = make(language, moment);
      views.set(language, view);
      return view;
    },
  };
}
