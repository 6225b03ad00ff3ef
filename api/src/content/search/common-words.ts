import { fold } from '@mall/contracts';
import { wordsOfText } from './words.ts';

/** The folded words that are in more than `maxTexts` of `texts`. */
export function commonWords(texts: readonly string[], maxTexts: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsOfText(text).map(fold))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return new Set([...counts].flatMap(([word, count]) => (count > maxTexts ? [word] : [])));
}
