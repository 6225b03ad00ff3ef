/** One event of a process's log, as its JSON lines carry it. */
export interface LogEntry extends Record<string, unknown> {
  level: string;
  /** ISO 8601. */
  time: string;
  /** `gateway`, `api`, or the task that supervises them. */
  process: string;
  msg: string;
}

/** Reads a line that `process` wrote; a line that is not a JSON object is a message itself. */
export function parseLogLine(process: string, line: string): LogEntry {
  const time = new Date().toISOString();
  try {
    const parsed: unknown = JSON.parse(line);
    if (typeof parsed === 'object' && parsed !== null) {
      return { level: 'info', time, process, msg: '', ...parsed };
    }
  } catch {
    // Plain text: what a process writes when it cannot start.
  }
  return { level: 'error', time, process, msg: line };
}

const OWN_FIELDS = new Set(['level', 'time', 'process', 'msg', 'pid', 'hostname', 'err']);

function fieldText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The stack that an entry carries, wherever it does. */
export function stackOf({ err, error, stack }: LogEntry): string | undefined {
  const thrown = err as { stack?: unknown; details?: { stack?: unknown } } | undefined;
  // A failed render carries the stack of the code that made it fail.
  const stacks = [thrown?.details?.stack, thrown?.stack, error, stack];
  return stacks.find((text) => typeof text === 'string');
}

/** An entry as a person reads it: one line, and the stack below it when there is one. */
export function formatLogEntry(entry: LogEntry): string {
  const stack = stackOf(entry);
  const fields = Object.entries(entry)
    .filter(([name, value]) => !OWN_FIELDS.has(name) && value !== stack && value !== undefined)
    .map(([name, value]) => `${name}=${fieldText(value)}`);
  const level = entry.level === 'info' ? [] : [`${entry.level}:`];
  const line = [entry.process.padEnd(8), ...level, entry.msg, ...fields].join(' ');
  return stack ? `${line}\n${stack.replace(/^/gm, '    ')}` : line;
}
