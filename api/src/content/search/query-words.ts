/** The words of a question that say what it is about, and how Hungarian endings are cut from them. */
import { wordsOfQuery } from './words.ts';

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
