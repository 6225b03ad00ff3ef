/**
 * Builds one app again after each change of its sources, and reports its errors and missing messages. A
 * change of what it exposes (`mf.json`, a new page, slot or messages folder) restarts the compiler.
 */
import type { ChildProcess } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appFolderOf } from '@mall/contracts';
import { forgetBuild } from '../build/build-apps.ts';
import { type BuildError, formatBuildError } from '../build/build-error.ts';
import { startCompiler } from '../build/compiler.ts';
import { endProcess, hasEnded } from '../supervisor/end-process.ts';
import { say } from '../terminal/output.ts';
import { missingMessages } from '../webpack/messages.ts';
import type { PageState } from './page-state.ts';

const ENTRIES = 'src/{pages/*/page.tsx,slots/*/slot.tsx,**/messages}';
const GRACE_MS = 1_000;

export interface AppWatchOptions {
  root: string;
  app: string;
  state: PageState;
  onBuilt: (app: string) => void;
}

export class AppWatch {
  readonly #options: AppWatchOptions;
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

  onChange(files: readonly string[]): void {
    if (this.#stopped || !files.some((file) => file.startsWith(`${this.#folder}/`))) return;
    this.#checkMessages();
    const isRunning = this.#compiler && !hasEnded(this.#compiler);
    if (isRunning && this.#readEntries() === this.#entries) return;
    const reason = isRunning ? 'what it exposes has changed' : 'its compiler has ended';
    say(`${this.#folder}: ${reason}, restarting its compiler`);
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
    compiler.on('message', (errors: BuildError[]) => {
      if (this.#compiler === compiler) this.#onBuilt(errors);
    });
  }

  #onBuilt(errors: readonly BuildError[]): void {
    const { app, state, onBuilt } = this.#options;
    const title = `${this.#folder} does not build, showing the last good one`;
    state.setProblems(
      `build of ${this.#folder}`,
      errors.map((error) => ({ title, text: formatBuildError(error) })),
    );
    if (errors.length === 0) onBuilt(app);
  }

  #checkMessages(): void {
    const texts = this.#messageErrors().map((text) => `${this.#folder}/${text}`);
    const title = `${this.#folder}: message`;
    this.#options.state.setProblems(
      `messages of ${this.#folder}`,
      texts.map((text) => ({ title, text })),
    );
  }

  #messageErrors(): string[] {
    try {
      return missingMessages(path.join(this.#options.root, this.#folder));
    } catch (error) {
      return [(error as Error).message];
    }
  }

  #readEntries(): string {
    const folder = path.join(this.#options.root, this.#folder);
    const files = globSync(ENTRIES, { cwd: folder }).sort();
    const mfJson = path.join(folder, 'mf.json');
    // A missing one is reported by the build.
    return [existsSync(mfJson) && readFileSync(mfJson, 'utf8'), ...files].join('\n');
  }
}
