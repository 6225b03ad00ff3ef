/** Shortens texts from remotes, which may be of any length, before they are logged. */
import { inspect } from 'node:util';

/** Several times the length of a stack trace. */
const MAX_TEXT_LENGTH = 10_000;

export function cutText(text: string): string {
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text;
}

/** Shortens a field of a log line. Objects become text first. */
export function cutField(value: unknown): unknown {
  if (typeof value === 'string') return cutText(value);
  return typeof value === 'object' && value !== null ? cutText(inspect(value)) : value;
}
