/** Cuts texts and queries into words; a name such as `H&M` is one word, however it is written. */
import { fold } from '@mall/contracts';

/** Each word of a query is work: a longer query is searched by its first words. */
const MAX_QUERY_WORDS = 6;

const BETWEEN_WORDS = /[\n\r\p{Separator}]+/u;
const PUNCTUATION = /[\n\r\p{Separator}\p{Punctuation}]+/u;
/** A sign within a name, which many leave out when they type it. */
const WITHIN_NAME = /(?<=[\p{Letter}\p{Number}])[&.'’](?=[\p{Letter}\p{Number}])/gu;

/** `H&M` becomes `HM`. */
export function joinNames(text: string): string {
  return text.replace(WITHIN_NAME, '');
}

/** The words under which `text` is found: `H&M` by `hm`, and by each of its letters. */
export function wordsOfText(text: string): string[] {
  return text.split(BETWEEN_WORDS).flatMap((part) => {
    const joined = joinNames(part);
    const words = part.split(PUNCTUATION);
    return joined === part ? words : [...words, ...joined.split(PUNCTUATION)];
  });
}

/** A query as titles are compared with it: folded, without spaces at its ends. */
export function foldQuery(query: string): string {
  return fold(joinNames(query.trim()));
}

/**
 * The words of a query, folded, each once: `h&m` is the word `hm`, which does not match every h and
 * every m. Single letters beside longer words are left out, because nearly everything has them.
 */
export function wordsOfQuery(query: string): string[] {
  const words = [...new Set(fold(joinNames(query)).split(PUNCTUATION))].filter(Boolean);
  const long = words.filter(({ length }) => length > 1);
  return (long.length > 0 ? long : words).slice(0, MAX_QUERY_WORDS);
}

/** Words of questions, folded: 'hol van a wc', 'where is the cash machine'. */
const ASKING = new Set(
  [
    'a az egy es van hol merre mikor meddig hogy hogyan mennyi mennyibe kerul lehet be ki',
    'the an is are and or of in at to do you i can where when how much there what for',
  ].flatMap((words) => words.split(' ')),
);

/** `mosdóban` has four letters more than `mosdó`. */
const LONGEST_ENDING = 4;
const SHORTEST_STEM = 4;

/** The words that count; all of them when none does. */
export function meantWords(query: string): string[] {
  const words = wordsOfQuery(query);
  const meant = words.filter((word) => !ASKING.has(word));
  return meant.length > 0 ? meant : words;
}

/** What `word` may be with an ending: the word without its last one to four letters. */
export function stems(word: string): string[] {
  const longest = Math.min(LONGEST_ENDING, word.length - SHORTEST_STEM);
  return Array.from({ length: Math.max(0, longest) }, (_, cut) => word.slice(0, -1 - cut));
}

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
