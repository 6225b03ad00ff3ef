/** Shortens texts that the code of a remote has made, which may be of any length, before they are logged. */
import { inspect } from 'node:util';

/** Several times what a stack takes. */
const MAX_TEXT_LENGTH = 10_000;

export function cutText(text: string): string {
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text;
}

/** A field of a log line: a text as above, and what is no scalar as such a text. */
export function cutField(value: unknown): unknown {
  if (typeof value === 'string') return cutText(value);
  return typeof value === 'object' && value !== null ? cutText(inspect(value)) : value;
}
