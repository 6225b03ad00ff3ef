/** One process that is kept running: started again, with a growing wait, whenever it dies. */
import { type ChildProcess, spawn } from 'node:child_process';
import { BackOff, type BackOffTimes } from './back-off.ts';
import { endProcess } from './end-process.ts';

/** Exit code of a process that cannot run with its settings: starting it again would not help. */
const BAD_SETTINGS = 2;

export interface ProcessSpec {
  name: string;
  /** A script that Node runs; it sends `{ type: 'ready' }` to its parent and ends when that is gone. */
  script: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
}

export interface ProcessEvents {
  /** The process has said that it is ready, for the first time. */
  onFirstReady: () => void;
  /** One line for the log. */
  onLine: (line: string) => void;
  /** It ended, before it was ever ready, with a code that says that it cannot run like this. */
  onHopeless: (exitCode: number) => void;
  /** It was started, for the first time or again. */
  onStart: () => void;
}

export class KeptProcess {
  private readonly spec: ProcessSpec;
  private readonly events: ProcessEvents;
  private readonly backOff: BackOff;
  private child: ChildProcess | undefined;
  private restart: NodeJS.Timeout | undefined;
  private wasReady = false;
  private stopping = false;

  constructor(spec: ProcessSpec, events: ProcessEvents, times?: BackOffTimes) {
    this.spec = spec;
    this.events = events;
    this.backOff = new BackOff(times);
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Ends the process for good; resolves when it is gone. */
  async stop(graceMs: number): Promise<void> {
    this.stopping = true;
    clearTimeout(this.restart);
    if (this.child) await endProcess(this.child, graceMs);
  }

  /** Starts the process; afterwards it starts itself again. */
  start(): void {
    const { name, script, cwd, env } = this.spec;
    const startedAt = performance.now();
    // Options such as --import hold for the whole site.
    const child = spawn(process.execPath, [...process.execArgv, script], {
      cwd,
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child = child;
    child.on('message', (message) => this.hear(message));
    child.once('error', (error) => this.events.onLine(`${name}: ${error.message}`));
    child.once('exit', (code, signal) => this.ended(code, signal, performance.now() - startedAt));
    this.events.onStart();
  }

  private hear(message: unknown): void {
    const isReady =
      typeof message === 'object' &&
      message !== null &&
      'type' in message &&
      message.type === 'ready';
    if (!isReady || this.wasReady || this.stopping) return;
    this.wasReady = true;
    this.events.onFirstReady();
  }

  private ended(code: number | null, signal: NodeJS.Signals | null, livedMs: number): void {
    const { name } = this.spec;
    if (this.stopping) return;
    if (code === BAD_SETTINGS && !this.wasReady) {
      this.events.onHopeless(code);
      return;
    }
    const wait = this.backOff.after(livedMs);
    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    this.events.onLine(`${name} ${how}; starting it again in ${wait} ms`);
    this.restart = setTimeout(() => this.start(), wait);
  }
}
