/** Builds the watched apps again and again, and reports their errors and the issues of their messages. */

import path from 'node:path';
import { appFolderOf } from '@mall/contracts';
import { type BuildError, formatBuildError } from '../build/build-error.ts';
import { messageIssues } from '../webpack/message-keys.ts';
import { AppBuild } from './app-build.ts';
import type { Problem, Problems } from './problems.ts';

export class AppWatch {
  readonly #root: string;
  readonly #problems: Problems;
  readonly #builds: ReadonlyMap<string, AppBuild>;

  /** @param onGood called after each build without errors. */
  constructor(
    root: string,
    apps: readonly string[],
    problems: Problems,
    onGood: (app: string) => void,
  ) {
    this.#root = root;
    this.#problems = problems;
    const onBuild = (app: string, errors: readonly BuildError[]) => {
      problems.set(
        `build of ${appFolderOf(app)}`,
        errors.map((error) => buildProblem(app, error)),
      );
      if (errors.length === 0) onGood(app);
    };
    this.#builds = new Map(apps.map((app) => [app, new AppBuild(root, app, onBuild)]));
  }

  start(): void {
    for (const [app, build] of this.#builds) {
      build.start();
      this.#checkMessages(app);
    }
  }

  /** Call with files that have changed, relative to the root. */
  onChange(files: readonly string[]): void {
    for (const [app, build] of this.#builds) {
      if (!files.some((file) => file.startsWith(`${appFolderOf(app)}/`))) continue;
      void build.onChange();
      this.#checkMessages(app);
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#builds.values()].map((build) => build.stop()));
  }

  #checkMessages(app: string): void {
    const folder = appFolderOf(app);
    this.#problems.set(`messages of ${folder}`, messageProblems(this.#root, folder));
  }
}

function buildProblem(app: string, error: BuildError): Problem {
  const title = `${appFolderOf(app)} does not build, showing the last good one`;
  return { title, text: formatBuildError(error) };
}

function messageProblems(root: string, folder: string): Problem[] {
  const title = `${folder}: message`;
  try {
    return messageIssues(path.join(root, folder)).map(({ position, text }) => ({
      title,
      text: `${folder}/${position}: ${text}`,
    }));
  } catch (error) {
    return [{ title, text: `${folder}: ${(error as Error).message}` }];
  }
}
