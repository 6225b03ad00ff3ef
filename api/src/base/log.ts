/** The log of this process: one JSON line an event, on standard output. */
import type { Settings } from '@mall/contracts';
import { type DestinationStream, type Logger, pino } from 'pino';
import { ContentError } from './content-issue.ts';

/** Of an error what names the fault: a database puts values of the failed row into other fields. */
function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}

/** Of a request the path alone: a query may hold a token, and names the client's interests. */
function requestFields({ method, url }: { method: string; url: string }): object {
  return { method, path: url.replace(/\?.*$/s, '') };
}

export function createLog(
  { LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>,
  stream: DestinationStream = process.stdout,
): Logger {
  const options = {
    level: LOG_LEVEL,
    base: { process: 'api' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorFields, req: requestFields },
  };
  return pino(options, stream);
}

/** The message of an error, for a log line where its stack is of no use. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

/** One sentence or a list of issues; the stack of an unexpected error is for `LOG_LEVEL=debug`. */
export function explainError(error: unknown): string {
  if (error instanceof ContentError) {
    const count = error.issues.length;
    return `${error.message}\n${count} ${count === 1 ? 'issue' : 'issues'}; nothing was changed.`;
  }
  const isDebugging = process.env.LOG_LEVEL === 'debug' && error instanceof Error;
  return (isDebugging && error.stack) || messageOf(error);
}
