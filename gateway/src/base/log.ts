/** The process's log in JSON lines. Positions in server files are translated when a line is written. */
import { SourceMaps } from '@mall/release';
import { type Logger, pino } from 'pino';

export type Log = Logger;

/** One for the whole process, because a parsed map is large and slow to make. */
export const sourceMaps = new SourceMaps();

export function createLog(level: string, stream?: { write(line: string): void }): Log {
  const options = {
    level,
    base: { process: 'gateway' },
    timestamp: pino.stdTimeFunctions.isoTime,
    // URLs of visitors.
    redact: { paths: ['err.details.suspects'], remove: true },
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: { streamWrite: (line: string) => sourceMaps.translateNode(line) },
  };
  return stream ? pino(options, stream) : pino(options);
}
