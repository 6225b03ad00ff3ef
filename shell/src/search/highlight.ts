/** Finds in a shown text what the visitor typed; case, accents and punctuation do not count. */
import { fold } from '@mall/contracts';

export interface TextPiece {
  text: string;
  marked: boolean;
}

const LETTER = /[\p{Letter}\p{Number}]/gu;
const OTHERS = '[^\\p{Letter}\\p{Number}]*';
const WORD_START = '(?<![\\p{Letter}\\p{Number}]\\p{Mark}*)';

/** A pattern of a text with separate accents; undefined for what has neither letters nor digits. */
const patternOf = (typed: string) => fold(typed).match(LETTER)?.join(OTHERS);

/** Matches where any of `typed` begins a word; of two at one place the longer. */
function beginnings(typed: readonly string[]): RegExp | undefined {
  const patterns = typed.map(patternOf).filter((pattern) => pattern !== undefined);
  if (patterns.length === 0) return undefined;
  const longestFirst = patterns.sort((a, b) => b.length - a.length).join('|');
  return new RegExp(`${WORD_START}((?:${longestFirst})\\p{Mark}*)`, 'iu');
}

/** Cuts `text` into pieces; the whole query is marked where it begins a word, else its words are. */
export function highlight(text: string, query: string): TextPiece[] {
  const decomposed = text.normalize('NFD');
  const found = [[query], query.split(/\s+/u)]
    .map(beginnings)
    .find((pattern) => pattern?.test(decomposed));
  if (!found) return [{ text, marked: false }];
  return decomposed
    .split(found)
    .map((piece, index) => ({ text: piece.normalize(), marked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
