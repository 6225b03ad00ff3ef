/** Meta descriptions out of texts that were not written for one. */
const MIN_CHARACTERS = 50;
const MAX_CHARACTERS = 160;

function cutAtWord(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const short = text.slice(0, MAX_CHARACTERS - 1);
  return `${short.slice(0, short.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')}…`;
}

/**
 * A description of 50 to 160 characters, as `PageMeta` asks for.
 * @param text is cut at a word when it is too long.
 * @param more follows a text that is too short.
 */
export function limitDescription(text: string, more = ''): string {
  return cutAtWord(text.length < MIN_CHARACTERS ? `${text} ${more}`.trim() : text);
}
