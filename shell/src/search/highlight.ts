/** Finds in a shown text what the visitor typed; case, accents and punctuation do not count. */
import { fold } from '@mall/contracts';

export interface TextPiece {
  text: string;
  marked: boolean;
}

/** The letters and digits of a text, folded and joined. */
interface Letters {
  text: string;
  /** The position of each of them in the original. */
  origins: Range[];
  wordStarts: number[];
}

const WORD_CHARACTER = /[\p{Letter}\p{Number}]/u;
const COMBINING = /^\p{Mark}$/u;

function lettersOf(original: string): Letters {
  const letters: Letters = { text: '', origins: [], wordStarts: [] };
  let start = 0;
  let isInWord = false;
  for (const character of original) {
    const end = start + character.length;
    const folded = WORD_CHARACTER.test(character) ? fold(character) : '';
    if (folded && !isInWord) letters.wordStarts.push(letters.text.length);
    // A combining accent belongs to the letter before it.
    const last = letters.origins.at(-1);
    if (COMBINING.test(character) && last) last.end = end;
    else isInWord = folded !== '';
    letters.text += folded;
    for (const _ of folded.split('')) letters.origins.push({ start, end });
    start = end;
  }
  return letters;
}

interface Range {
  start: number;
  end: number;
}

/** The ranges of the original text in which `wanted` begins a word. */
function rangesOf({ text, origins, wordStarts }: Letters, wanted: string): Range[] {
  return wordStarts
    .filter((start) => wanted !== '' && text.startsWith(wanted, start))
    .map((start) => ({
      start: origins[start]?.start ?? 0,
      end: origins[start + wanted.length - 1]?.end ?? 0,
    }));
}

/** Where the whole query begins a word, else where its words do. */
function find(letters: Letters, query: string): Range[] {
  const whole = rangesOf(letters, lettersOf(query).text);
  if (whole.length > 0) return whole;
  return query.split(/\s+/u).flatMap((word) => rangesOf(letters, lettersOf(word).text));
}

/** Cuts `text` into pieces; what was typed is marked where it begins a word. */
export function highlight(text: string, query: string): TextPiece[] {
  const ranges = find(lettersOf(text), query);
  ranges.sort((a, b) => a.start - b.start || b.end - a.end);
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const { start, end } of ranges) {
    if (start < done) continue;
    if (start > done) pieces.push({ text: text.slice(done, start), marked: false });
    pieces.push({ text: text.slice(start, end), marked: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), marked: false });
  return pieces;
}
