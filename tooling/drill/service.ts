/** A process as systemd runs it: started, ended by a signal, and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasEnded } from '../supervisor/end-process.ts';

export interface ServiceOptions {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  cwd: string;
  logFile: string;
  isReady: () => Promise<boolean>;
  account?: { uid: number; gid: number } | undefined;
}

const MAX_START_MS = 60_000;
const POLL_MS = 100;

export class Service {
  readonly #options: ServiceOptions;
  #child: ChildProcess | undefined;
  #isClosed = false;

  constructor(options: ServiceOptions) {
    this.#options = options;
  }

  get name(): string {
    return this.#options.name;
  }

  /** Resolves when it is ready. @throws when it ends before, or takes too long. */
  async start(): Promise<void> {
    const { name, command, args, env, cwd, logFile, isReady, account } = this.#options;
    if (this.#isClosed) throw new Error(`${name} has ended with the drill`);
    const log = openSync(logFile, 'a');
    const PATH = process.env.PATH ?? '';
    const child = spawn(command, args, {
      ...{ cwd, env: { PATH, ...env }, stdio: ['ignore', log, log], detached: true },
      ...account,
    });
    child.once('error', (error) => appendFileSync(logFile, String(error)));
    this.#child = child;
    const end = performance.now() + MAX_START_MS;
    while (!(await isReady())) {
      if (hasEnded(child) || performance.now() > end)
        throw new Error(`${name} does not start: ${logFile}`);
      await sleep(POLL_MS);
    }
  }

  /** Ends it for good: what waits for its end does not start it again. */
  async close(signal: NodeJS.Signals): Promise<void> {
    this.#isClosed = true;
    await this.end(signal);
  }

  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name);
  }

  /** Ends it, with all processes that it has started when it is killed. @returns its exit code. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (!child?.pid || hasEnded(child)) return null;
    const exited = once(child, 'exit');
    process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal);
    const [code] = await exited;
    return code as number | null;
  }
}
