/** Meta descriptions out of texts that were not written for one. */
import { cutDescription, PAGE_DESCRIPTION_LENGTH } from '@mall/contracts';

/**
 * A description of 50 to 160 characters, as `PageMeta` asks for.
 * @param text is cut at a word when it is too long.
 * @param more follows a text that is too short.
 */
export function limitDescription(text: string, more = ''): string {
  const { min } = PAGE_DESCRIPTION_LENGTH;
  return cutDescription(text.length < min ? `${text} ${more}`.trim() : text);
}
