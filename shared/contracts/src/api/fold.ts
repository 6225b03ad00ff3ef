/** Folding of words: every search of the site ignores case and accents. Free of zod. */

/** `text` in lower case and without accents: `Cipőbolt` becomes `cipobolt`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
