/** Where the checkout lies, and how the tasks speak to the person at the terminal. */
import path from 'node:path';

/** Absolute path of the checkout's root. */
export const CHECKOUT = path.resolve(import.meta.dirname, '..');

/** Says one line. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Tells of a failure. */
export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** A failure whose message is all that the person needs: no stack is shown. */
export class TaskError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** `4.1 s` since `start`, a value of `performance.now()`. */
export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
