/** The repository's root, and how tasks report failures and times. */
import path from 'node:path';

const TOOLING = import.meta.dirname;

/** Whether the tooling is an installed package, and the apps are those of another repository. */
export const IS_PACKAGE = TOOLING.split(path.sep).includes('node_modules');

/** Absolute path of the root of the repository with the apps; a package's commands run there. */
export const REPOSITORY = IS_PACKAGE ? process.cwd() : path.resolve(TOOLING, '..');

/** The file of a module of the tooling, for another process or a loader: packages have JavaScript. */
export const toolFile = (module: string) =>
  path.join(TOOLING, `${module}.${IS_PACKAGE ? 'js' : 'ts'}`);

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
