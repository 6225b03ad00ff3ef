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
