/** What a task writes: sentences for a person, or one JSON line for each event. */

/** One event of a process's log, as its JSON lines carry it. */
export interface LogEntry extends Record<string, unknown> {
  level: string;
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

/** The task whose events are written as JSON lines; undefined while sentences are written. */
let jsonTask: string | undefined;

/** From now on every event is a JSON line; `task` names this process in it. */
export function writeJsonLines(task: string): void {
  jsonTask = task;
}

function writeEvent(level: string, msg: string): void {
  const entry = { level, time: new Date().toISOString(), process: jsonTask, msg };
  process.stdout.write(`${JSON.stringify(entry)}\n`);
}

export function say(line: string): void {
  if (jsonTask) writeEvent('info', line);
  else process.stdout.write(`${line}\n`);
}

export function complain(line: string): void {
  if (jsonTask) writeEvent('error', line);
  else process.stderr.write(`${line}\n`);
}

export function writeEntry(entry: LogEntry): void {
  if (jsonTask) process.stdout.write(`${JSON.stringify(entry)}\n`);
  else (entry.level === 'info' ? say : complain)(formatLogEntry(entry));
}

/** Writes a line that the process `name` wrote. */
export function writeLogLine(name: string, line: string): void {
  writeEntry(parseLogLine(name, line));
}
