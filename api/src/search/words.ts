/** Cuts texts and queries into words; a name such as `H&M` is one word, however it is written. */

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

/** The words of a query: `h&m` is the word `hm`, which does not match every h and every m. */
export function wordsOfQuery(query: string): string[] {
  return joinNames(query).split(PUNCTUATION);
}
