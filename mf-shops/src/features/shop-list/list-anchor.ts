/** The element that each page of the list begins with. */
export const LIST_ANCHOR = 'lista';

/** The id of the part of the list that has the shops of `letter`. */
export function letterAnchor(letter: string): string {
  return `betu-${letter === '#' ? '0-9' : letter.toLowerCase()}`;
}
