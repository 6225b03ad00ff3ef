/** Makes words comparable: case and accents do not count. */

/** `text` in lower case and without accents: `Cipőbolt` becomes `cipobolt`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
