/**
 * Builds one app in development mode, again after each change of its sources, and reports its errors and
 * the issues of its messages. A change of what it exposes (`mf.json`, a new page, slot or messages folder)
 * restarts the compiler.
 */
import type { ChildProcess } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appFolderOf } from '@mall/contracts';
import { forgetBuild } from '../build/build-apps.ts';
import { formatBuildError } from '../build/build-error.ts';
import type { BuildReport } from '../build/compile-app.ts';
import { startCompiler } from '../build/start-compiler.ts';
import { endProcess } from '../supervisor/end-process.ts';
import { say } from '../terminal/output.ts';
import { messageIssues } from '../webpack/message-keys.ts';
import type { Problem, Problems } from './problems.ts';

const ENTRIES = 'src/{pages/*/page.tsx,slots/*/slot.tsx,**/messages}';
const GRACE_MS = 1_000;

export interface AppWatchOptions {
  root: string;
  app: string;
  problems: Problems;
  /** Called after each build without errors. */
  onBuilt: (app: string) => void;
}

export class AppWatch {
  readonly #options: AppWatchOptions;
  /** The app's folder, below the root. */
  readonly #folder: string;
  #compiler: ChildProcess | undefined;
  #entries = '';
  #stopped = false;

  constructor(options: AppWatchOptions) {
    this.#options = options;
    this.#folder = appFolderOf(options.app);
  }

  start(): void {
    this.#startCompiler();
    this.#checkMessages();
  }

  /** Call with files that have changed, relative to the root. */
  onChange(files: readonly string[]): void {
    if (this.#stopped || !files.some((file) => file.startsWith(`${this.#folder}/`))) return;
    this.#checkMessages();
    const hasEnded = this.#compiler?.exitCode !== null;
    if (!hasEnded && this.#readEntries() === this.#entries) return;
    say(`${this.#folder}: what it exposes has changed, restarting its compiler`);
    if (this.#compiler) void endProcess(this.#compiler, GRACE_MS);
    this.#startCompiler();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#compiler) await endProcess(this.#compiler, GRACE_MS);
  }

  #startCompiler(): void {
    const { root, app } = this.#options;
    forgetBuild({ root, app, mode: 'development' });
    this.#entries = this.#readEntries();
    const compiler = startCompiler(path.join(root, this.#folder), 'development', '--watch');
    this.#compiler = compiler;
    compiler.on('message', (report: BuildReport) => {
      if (this.#compiler === compiler) this.#onBuilt(report);
    });
  }

  #onBuilt({ errors }: BuildReport): void {
    const { app, problems, onBuilt } = this.#options;
    const title = `${this.#folder} does not build, showing the last good one`;
    problems.set(
      `build of ${this.#folder}`,
      errors.map((error) => ({ title, text: formatBuildError(error) })),
    );
    if (errors.length === 0) onBuilt(app);
  }

  #checkMessages(): void {
    const { root, problems } = this.#options;
    problems.set(`messages of ${this.#folder}`, messageProblems(root, this.#folder));
  }

  #readEntries(): string {
    const folder = path.join(this.#options.root, this.#folder);
    const files = globSync(ENTRIES, { cwd: folder }).sort();
    return [readFileSync(path.join(folder, 'mf.json'), 'utf8'), ...files].join('\n');
  }
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
