/** Checks the types of the whole workspace, again after each change. */
import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { CHECK_TYPES, typeFaults } from '../types/check-types.ts';
import type { Problem } from './problems.ts';

/** What cannot be parsed (TS1000 to TS1999) is left out: the build reports it, with the lines around it. */
const SYNTAX_ERROR = /^error TS1\d{3}:/;

export function typeProblems(output: string): Problem[] {
  return typeFaults(output)
    .filter(({ message }) => !SYNTAX_ERROR.test(message))
    .map(({ file, line, column, message }) => ({
      title: 'type error',
      text: `${file}:${line}:${column}\n${message}`,
    }));
}

export class TypeCheck {
  readonly #root: string;
  readonly #onResult: (problems: Problem[]) => void;
  #running: ChildProcess | undefined;
  #stopped = false;

  constructor(root: string, onResult: (problems: Problem[]) => void) {
    this.#root = root;
    this.#onResult = onResult;
  }

  /** Checks now; a check that is under way is given up. */
  async run(): Promise<void> {
    this.#running?.kill();
    if (this.#stopped) return;
    const child = spawn('tsc', CHECK_TYPES, {
      cwd: this.#root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#running = child;
    const output = await text(child.stdout);
    if (this.#running === child && !this.#stopped) this.#onResult(typeProblems(output));
  }

  stop(): void {
    this.#stopped = true;
    this.#running?.kill();
  }
}
