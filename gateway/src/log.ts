/** The process's log: JSON lines. A line about an app always has the fields `app` and `release`. */
import { type Logger, pino } from 'pino';

export type Log = Logger;

export function createLog(level: string): Log {
  return pino({ level, base: { process: 'gateway' }, timestamp: pino.stdTimeFunctions.isoTime });
}
