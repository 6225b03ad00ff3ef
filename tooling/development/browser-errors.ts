/** Errors that open pages hand to the terminal. */
import { z } from 'zod';

const browserErrorSchema = z.object({
  /** Path of the page. */
  page: z.string().max(2000),
  message: z.string().max(10_000),
  stack: z.string().max(50_000),
});
export type BrowserError = z.infer<typeof browserErrorSchema>;

/** Undefined for what is no report of an error. */
export function parseBrowserError(text: string): BrowserError | undefined {
  try {
    return browserErrorSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The stack with its message first: Firefox and Safari leave that out. */
export function fullStack({ message, stack }: BrowserError): string {
  return stack.startsWith(message) ? stack : `${message}\n${stack}`;
}
