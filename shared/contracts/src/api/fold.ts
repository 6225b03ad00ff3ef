/** What counts as the same word in every search of the site: case and accents do not. Free of zod. */

/** `text` in lower case and without accents: `Cipőbolt` becomes `cipobolt`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
