/** Meta descriptions out of texts that were not written for one. */
import { PAGE_DESCRIPTION_LENGTH } from '@mall/contracts';

const { min, max } = PAGE_DESCRIPTION_LENGTH;

function cutAtWord(text: string): string {
  if (text.length <= max) return text;
  const short = text.slice(0, max - 1);
  return `${short.slice(0, short.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')}…`;
}

/**
 * A description of 50 to 160 characters, as `PageMeta` asks for.
 * @param text is cut at a word when it is too long.
 * @param more follows a text that is too short.
 */
export function limitDescription(text: string, more = ''): string {
  return cutAtWord(text.length < min ? `${text} ${more}`.trim() : text);
}
