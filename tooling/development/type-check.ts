/** Checks the types of the whole workspace, again after each change. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Problem } from './problems.ts';

/** `mf-cinema/src/pages/cinema/page.tsx(49,9): error TS2322: …`; further lines explain it. */
const ERROR = /^(\S[^(\n]*)\((\d+),(\d+)\): (error TS\d+: .*(?:\n .*)*)/gm;

/** What cannot be parsed (TS1000 to TS1999) is left out: the build reports it, with the lines around it. */
const SYNTAX_ERROR = /^error TS1\d{3}:/;

export function typeProblems(output: string): Problem[] {
  const errors = [...output.matchAll(ERROR)].filter(
    ([, , , , text = '']) => !SYNTAX_ERROR.test(text),
  );
  return errors.map(([, file, line, column, message]) => ({
    title: 'type error',
    text: `${file}:${line}:${column}\n${message}`,
  }));
}

export class TypeCheck {
  private readonly root: string;
  private readonly infoFile: string;
  private readonly onResult: (problems: Problem[]) => void;
  private running: ChildProcess | undefined;
  private stopped = false;

  /** @param cache folder for what the compiler remembers between two checks. */
  constructor(root: string, cache: string, onResult: (problems: Problem[]) => void) {
    this.root = root;
    this.infoFile = path.join(cache, 'types.tsbuildinfo');
    this.onResult = onResult;
  }

  /** Checks now; a check that is under way is given up. */
  async run(): Promise<void> {
    this.running?.kill();
    if (this.stopped) return;
    const options = ['--noEmit', '--incremental', '--tsBuildInfoFile', this.infoFile];
    const child = spawn('tsc', [...options, '--pretty', 'false', '-p', 'tsconfig.json'], {
      cwd: this.root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.running = child;
    const output = await text(child.stdout);
    if (this.running === child && !this.stopped) this.onResult(typeProblems(output));
  }

  stop(): void {
    this.stopped = true;
    this.running?.kill();
  }
}
