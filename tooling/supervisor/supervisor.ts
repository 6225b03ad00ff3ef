/** Keeps several processes running together, and ends them together. */
import { secondsSince, TaskError } from '../repository.ts';
import { type BackOffTimes, type ProcessSpec, SupervisedProcess } from './supervised-process.ts';

export interface SupervisorOptions {
  onLine: (line: string) => void;
  onOutput?: (name: string, line: string) => void;
  onPids?: (pids: Record<string, number>) => void;
  backOff?: BackOffTimes;
  graceMs?: number;
}

export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #processes = new Map<string, SupervisedProcess>();
  readonly #waitingForReady = new Map<string, () => void>();
  #stopped = false;

  constructor(options: SupervisorOptions) {
    this.#options = options;
  }

  /** Resolves when the process has been ready once. @throws {TaskError} when it refuses its settings. */
  start(spec: ProcessSpec): Promise<void> {
    const { name } = spec;
    const { onLine, onOutput, onPids, backOff } = this.#options;
    return new Promise((resolve, reject) => {
      if (this.#stopped) return;
      const startedAt = performance.now();
      onLine(`starting ${name}`);
      this.#waitingForReady.set(name, () => {
        onLine(`${name} is ready in ${secondsSince(startedAt)}`);
        resolve();
      });
      const events = {
        onLine,
        onOutput: (line: string) => onOutput?.(name, line),
        onReady: () => this.#onReady(name),
        onFatal: (exitCode: number) =>
          reject(new TaskError(`${name} cannot run with these settings`, exitCode)),
        onStart: () => onPids?.(this.pids()),
      };
      const child = new SupervisedProcess(spec, events, backOff);
      this.#processes.set(name, child);
      child.start();
    });
  }

  /** Ends a process and starts it again; resolves when it is ready. */
  restart(name: string): Promise<void> {
    return this.#untilReady(name, (child) => void child.restart(this.#graceMs));
  }

  /** Sends a message to a process; resolves when the process is ready again. */
  send(name: string, message: object): Promise<void> {
    return this.#untilReady(name, (child) => child.send(message));
  }

  pids(): Record<string, number> {
    const entries = [...this.#processes].flatMap(([name, { pid }]) =>
      pid === undefined ? [] : [[name, pid] as const],
    );
    return Object.fromEntries(entries);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([...this.#processes.values()].map((child) => child.stop(this.#graceMs)));
  }

  get #graceMs(): number {
    return this.#options.graceMs ?? 5000;
  }

  #untilReady(name: string, act: (child: SupervisedProcess) => void): Promise<void> {
    return new Promise((resolve) => {
      const earlier = this.#waitingForReady.get(name);
      this.#waitingForReady.set(name, () => {
        earlier?.();
        resolve();
      });
      const child = this.#processes.get(name);
      if (child) act(child);
    });
  }

  #onReady(name: string): void {
    const resolve = this.#waitingForReady.get(name);
    this.#waitingForReady.delete(name);
    resolve?.();
  }
}
