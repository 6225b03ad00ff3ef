/** The log of this process: one JSON line an event, on standard output. */
import type { Settings } from '@mall/contracts';
import { type Logger, pino } from 'pino';

/** A log that writes lines of `LOG_LEVEL` and above. */
export function createLog({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>): Logger {
  return pino({
    level: LOG_LEVEL,
    base: { process: 'api' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}

/** What a log line says of an error where its stack is of no use. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
