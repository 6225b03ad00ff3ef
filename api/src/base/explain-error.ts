/** What somebody reads on the terminal when a process or a command cannot go on. */
import { ContentError } from './content-issue.ts';
import { messageOf } from './log.ts';

/** One sentence or a list of issues; the stack of an unexpected error is for `LOG_LEVEL=debug`. */
export function explainError(error: unknown): string {
  if (error instanceof ContentError) {
    return `${error.message}\n${error.issues.length} issue(s); nothing was changed.`;
  }
  const isDebugging = process.env.LOG_LEVEL === 'debug' && error instanceof Error;
  return (isDebugging && error.stack) || messageOf(error);
}
