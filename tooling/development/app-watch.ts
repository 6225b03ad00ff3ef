/** Builds the watched apps again and again, and reports their errors and the issues of their messages. */

import path from 'node:path';
import { appFolderOf } from '@mall/contracts';
import { type BuildError, formatBuildError } from '../build/build-error.ts';
import { messageIssues } from '../webpack/message-keys.ts';
import { AppBuild, type BuildEvents } from './app-build.ts';
import type { Problem, Problems } from './problems.ts';

export class AppWatch {
  readonly #root: string;
  readonly #problems: Problems;
  readonly #builds: ReadonlyMap<string, AppBuild>;

  constructor(
    root: string,
    apps: readonly string[],
    problems: Problems,
    { onBuilding, onBuilt }: BuildEvents,
  ) {
    this.#root = root;
    this.#problems = problems;
    const events: BuildEvents = {
      onBuilding,
      onBuilt(app, errors) {
        problems.set(
          `build of ${appFolderOf(app)}`,
          errors.map((error) => buildProblem(app, error)),
        );
        onBuilt(app, errors);
      },
    };
    this.#builds = new Map(apps.map((app) => [app, new AppBuild(root, app, events)]));
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
