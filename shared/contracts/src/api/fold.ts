/** Folding of words: every search of the site ignores case and accents. Free of zod. */

/** `text` in lower case and without accents: `Cipőbolt` becomes `cipobolt`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** Whether a text holds every word of `query`, whatever its case and accents. */
export function matcherOf(query: string): (text: string) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}
