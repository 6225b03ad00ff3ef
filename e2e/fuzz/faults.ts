/** What no answer may be, whatever was sent. */
import type { FuzzAnswer } from './send.ts';

/** A line of a stack, or a file of the server. */
const STACK = /\n\s+at \S+ ?\(|\bat (?:async )?\S+ \(?(?:file:|node:|\/)|node_modules\//;

/** The first fault of an answer; undefined for none. */
export function faultOf({ status, location, body }: FuzzAnswer): string | undefined {
  if (status >= 500) return `status ${status}: ${body.slice(0, 300)}`;
  const stack = STACK.exec(body);
  if (stack) return `a stack: ${body.slice(stack.index, stack.index + 300)}`;
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
  return undefined;
}
