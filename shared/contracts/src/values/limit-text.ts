/** Cuts texts to a length. Free of zod. */
import { PAGE_DESCRIPTION_LENGTH } from './limits.ts';

/** `text` cut at the end of a word, with an ellipsis, when it has more than `limit` characters. */
export function limitText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // One sign more, for a word that ends just at the limit.
  const lastSpace = text.slice(0, limit + 1).lastIndexOf(' ');
  const words = text.slice(0, lastSpace > 0 ? lastSpace : limit);
  return `${words.replace(/[\s.,;:!?–-]+$/u, '')}…`;
}

/** `text` cut to the length of a meta description. */
export function cutDescription(text: string): string {
  const { max } = PAGE_DESCRIPTION_LENGTH;
  return text.length <= max ? text : limitText(text, max - '…'.length);
}
