/**
 * What a task writes: sentences for a person, or JSON lines, one for each event and nothing between
 * them, for a machine.
 */
import { formatLogEntry, type LogEntry, parseLogLine } from './log-entry.ts';

/** The task whose events are written as JSON lines; undefined while sentences are written. */
let jsonTask: string | undefined;
/** Whether the last line of the terminal shows a progress that the next line may replace. */
let isProgressShown = false;

/** From now on every event is a JSON line; `task` names this process in it. */
export function writeJsonLines(task: string): void {
  jsonTask = task;
}

function writeLine(stream: NodeJS.WriteStream, line: string): void {
  if (isProgressShown) process.stdout.write('\n');
  isProgressShown = false;
  stream.write(`${line}\n`);
}

function writeEvent(level: string, msg: string): void {
  const entry = { level, time: new Date().toISOString(), process: jsonTask, msg };
  process.stdout.write(`${JSON.stringify(entry)}\n`);
}

/** Writes one sentence. */
export function say(line: string): void {
  if (jsonTask) writeEvent('info', line);
  else writeLine(process.stdout, line);
}

/** Writes a failure. */
export function complain(line: string): void {
  if (jsonTask) writeEvent('error', line);
  else writeLine(process.stderr, line);
}

/** `images 120/320`, in place of the count before on a terminal; elsewhere only the last one. */
function writeProgress({ process: name, msg }: LogEntry, done: number, total: number): void {
  const line = `${name.padEnd(8)} ${msg} ${done}/${total}`;
  if (!process.stdout.isTTY) {
    if (done === total) say(line);
    return;
  }
  process.stdout.write(`${isProgressShown ? '\r\u001b[2K' : ''}${line}`);
  isProgressShown = true;
}

/** Writes an event of a supervised process. */
export function writeEntry(entry: LogEntry): void {
  const { done, total } = entry;
  if (jsonTask) process.stdout.write(`${JSON.stringify(entry)}\n`);
  else if (typeof done === 'number' && typeof total === 'number') writeProgress(entry, done, total);
  else (entry.level === 'info' ? say : complain)(formatLogEntry(entry));
}

/** Writes a line that the process `name` wrote. */
export function writeLogLine(name: string, line: string): void {
  writeEntry(parseLogLine(name, line));
}
