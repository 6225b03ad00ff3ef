/** Content in memory: one version of it, seen through a view for each language. */
import type { Language } from '@mall/contracts';
import { mallDay } from '@mall/opening-hours';
import type { StoredContent } from '../import/content-store.ts';
import { type Brand, localiseContent } from '../localise/local-content.ts';
import { type ContentView, createContentView } from './content-view.ts';

export type Snapshot = ReturnType<typeof createSnapshot>;

/** Views are made again when a new day begins. @throws {z.ZodError} for content that this version cannot read. */
export function createSnapshot(
  { version, content: stored, changes }: StoredContent,
  brand: Brand,
  now: Date,
) {
  const entryOf = (language: Language) => {
    const content = localiseContent(stored, language, brand);
    return { content, view: createContentView(content, language, now) };
  };
  const entries = { hu: entryOf('hu'), en: entryOf('en') };
  return {
    version,
    changes,
    /** The content in a language, on the day of `moment`. */
    view: (language: Language, moment: Date): ContentView => {
      const entry = entries[language];
      if (entry.view.day !== mallDay(moment)) {
        entry.view = createContentView(entry.content, language, moment);
      }
      return entry.view;
    },
  };
}
