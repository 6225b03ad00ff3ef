/** The repository's root, and how tasks report failures and times. */
import path from 'node:path';

/** Absolute path of the repository's root. */
export const REPOSITORY = path.resolve(import.meta.dirname, '..');

/** A file's path below the repository's root, wherever that lies, or from `node_modules` on. */
export function sourceName(file: string): string {
  const [, packaged] = /.*(node_modules\/.*)$/.exec(file) ?? [];
  return packaged ?? path.relative(REPOSITORY, file);
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
