/** Finds in a shown text what the visitor typed; case and accents do not count. */
import { fold } from '@mall/contracts';

/** A piece of the text; `marked` where it is what was typed. */
export interface TextPiece {
  text: string;
  marked: boolean;
}

interface FoldedText {
  text: string;
  /** For each place in the folded text its place in the original; one more for the end. */
  origins: number[];
}

const NO_WORD = /[^\p{Letter}\p{Number}]+/u;
const WORD_SIGN = /[\p{Letter}\p{Number}]/u;

function foldWithOrigins(original: string): FoldedText {
  let text = '';
  let place = 0;
  const origins: number[] = [];
  for (const sign of original) {
    const folded = fold(sign);
    for (let unit = 0; unit < folded.length; unit += 1) origins.push(place);
    text += folded;
    place += sign.length;
  }
  return { text, origins: [...origins, place] };
}

/** Where `wanted` begins a word of `text`. */
function wordStarts(text: string, wanted: string): number[] {
  const starts: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (at === 0 || !WORD_SIGN.test(text[at - 1] ?? '')) starts.push(at);
  }
  return starts;
}

/** The places of the folded text that are marked: of the whole query, else of each of its words. */
function markedPlaces(text: string, query: string): Set<number> {
  const whole = wordStarts(text, query).length > 0;
  const wanted = whole ? [query] : query.split(NO_WORD).filter((word) => word !== '');
  return new Set(
    wanted.flatMap((word) =>
      wordStarts(text, word).flatMap((start) => [...word].map((_, offset) => start + offset)),
    ),
  );
}

/** Cuts `text` into pieces; the words of `query` are marked where they begin a word of it. */
export function highlight(text: string, query: string): TextPiece[] {
  const { text: folded, origins } = foldWithOrigins(text);
  const wanted = foldWithOrigins(query.trim()).text;
  const marked = wanted === '' ? new Set<number>() : markedPlaces(folded, wanted);
  const pieces: TextPiece[] = [];
  for (let place = 0; place < folded.length; place += 1) {
    const part = text.slice(origins[place], origins[place + 1]);
    const last = pieces.at(-1);
    if (last && last.marked === marked.has(place)) last.text += part;
    else pieces.push({ text: part, marked: marked.has(place) });
  }
  return pieces;
}
