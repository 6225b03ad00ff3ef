/** Checks the types of the whole workspace, again after each change. */
import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { CHECK_TYPES, CHECK_TYPES_ENV, datingBack, typeIssues } from '../types/check-types.ts';
import type { Problem } from './page-state.ts';

const SYNTAX_ERROR = /^error TS1\d{3}:/;

/** A file that cannot be parsed is left out: the build reports it, and its other errors follow from that. */
export function typeProblems(output: string): Problem[] {
  const issues = typeIssues(output);
  const unparsed = issues.filter(({ message }) => SYNTAX_ERROR.test(message));
  const leftOut = new Set(unparsed.map(({ file }) => file));
  return issues
    .filter(({ file }) => !leftOut.has(file))
    .map(({ file, line, column, message }) => ({
      title: 'type error',
      text: `${file}:${line}:${column}\n${message}`,
    }));
}

export class TypeCheck {
  readonly #root: string;
  readonly #onResult: (problems: Problem[]) => void;
  #running: ChildProcess | undefined;
  /** True when sources have changed since the running check began. */
  #isOutdated = false;
  #stopped = false;

  constructor(root: string, onResult: (problems: Problem[]) => void) {
    this.#root = root;
    this.#onResult = onResult;
  }

  /** Checks now, or again after the running check: an aborted one would leave no record. */
  async run(): Promise<void> {
    this.#isOutdated = true;
    if (this.#running) return;
    while (this.#isOutdated && !this.#stopped) {
      this.#isOutdated = false;
      const output = await datingBack(this.#root, () => this.#check());
      if (!this.#stopped && !this.#isOutdated) this.#onResult(typeProblems(output));
    }
  }

  stop(): void {
    this.#stopped = true;
    const { pid } = this.#running ?? {};
    // `tsc` starts its compiler as its own process: both are one group.
    try {
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {
      // Both have ended.
    }
  }

  async #check(): Promise<string> {
    const child = spawn('tsc', CHECK_TYPES, {
      cwd: this.#root,
      env: { ...process.env, ...CHECK_TYPES_ENV },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    // Builds and pages come first.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    this.#running = child;
    const output = await text(child.stdout);
    this.#running = undefined;
    return output;
  }
}
