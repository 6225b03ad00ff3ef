/**
 * Builds of one app in development mode, again after each change of its sources. A change of what
 * it exposes (`mf.json`, a new page, slot or messages folder) starts the compiler anew.
 */
import type { ChildProcess } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appFolderOf } from '@mall/contracts';
import { forgetBuild } from '../build/build-apps.ts';
import type { BuildError } from '../build/build-error.ts';
import type { BuildReport } from '../build/compile-app.ts';
import { startCompiler } from '../build/start-compiler.ts';
import { endProcess } from '../supervisor/end-process.ts';
import { say } from '../terminal/output.ts';

export interface BuildEvents {
  /** A build has begun. */
  onBuilding: (app: string) => void;
  /** It has ended, and is good when there are no errors. */
  onBuilt: (app: string, errors: readonly BuildError[]) => void;
}

const ENTRIES = 'src/{pages/*/page.tsx,slots/*/slot.tsx,**/messages}';

export class AppBuild {
  readonly #root: string;
  readonly #app: string;
  readonly #events: BuildEvents;
  #compiler: ChildProcess | undefined;
  #entries = '';
  #stopped = false;

  constructor(root: string, app: string, events: BuildEvents) {
    this.#root = root;
    this.#app = app;
    this.#events = events;
  }

  start(): void {
    forgetBuild({ root: this.#root, app: this.#app, mode: 'development' });
    this.#entries = this.#readEntries();
    const compiler = startCompiler(this.#folder, 'development', '--watch');
    this.#compiler = compiler;
    this.#events.onBuilding(this.#app);
    compiler.on('message', (report: BuildReport) => {
      if (this.#compiler !== compiler) return;
      if (report.type === 'building') this.#events.onBuilding(this.#app);
      else this.#events.onBuilt(this.#app, report.errors);
    });
  }

  /** Call after a change in the app's folder. */
  async onChange(): Promise<void> {
    const hasEnded = this.#compiler?.exitCode !== null;
    if (this.#stopped || (!hasEnded && this.#readEntries() === this.#entries)) return;
    const old = this.#compiler;
    this.start();
    say(`${appFolderOf(this.#app)}: what it exposes has changed, its compiler is started anew`);
    if (old) await endProcess(old, 1000);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#compiler) await endProcess(this.#compiler, 1000);
  }

  get #folder(): string {
    return path.join(this.#root, appFolderOf(this.#app));
  }

  #readEntries(): string {
    const files = globSync(ENTRIES, { cwd: this.#folder }).sort();
    return [readFileSync(path.join(this.#folder, 'mf.json'), 'utf8'), ...files].join('\n');
  }
}
