/** Keeps several processes running together, and ends them together. */
import { TaskError } from '../checkout.ts';
import type { BackOffTimes } from './back-off.ts';
import { KeptProcess, type ProcessSpec } from './kept-process.ts';

export interface SupervisorOptions {
  onLine: (line: string) => void;
  /** Called whenever a process was started, again too. */
  onPids?: (pids: Record<string, number>) => void;
  backOff?: BackOffTimes;
  /** How long a process may take to end before it is killed. */
  graceMs?: number;
}

export class Supervisor {
  private readonly options: SupervisorOptions;
  private readonly kept = new Map<string, KeptProcess>();
  private stopped = false;

  constructor(options: SupervisorOptions) {
    this.options = options;
  }

  /**
   * Starts a process and keeps it running until `stop`. Resolves when it has been ready once.
   * @throws {TaskError} when the process says that it cannot run with its settings.
   */
  start(spec: ProcessSpec): Promise<void> {
    const { onLine, onPids, backOff } = this.options;
    return new Promise((resolve, reject) => {
      if (this.stopped) return;
      onLine(`starting ${spec.name}`);
      const events = {
        onLine,
        onFirstReady: resolve,
        onHopeless: (exitCode: number) =>
          reject(new TaskError(`${spec.name} cannot run with these settings`, exitCode)),
        onStart: () => onPids?.(this.pids()),
      };
      const child = new KeptProcess(spec, events, backOff);
      this.kept.set(spec.name, child);
      child.start();
    });
  }

  /** Process ids by name. */
  pids(): Record<string, number> {
    const entries = [...this.kept].flatMap(([name, { pid }]) =>
      pid === undefined ? [] : [[name, pid] as const],
    );
    return Object.fromEntries(entries);
  }

  /** Ends every process; resolves when all are gone. */
  async stop(): Promise<void> {
    this.stopped = true;
    const graceMs = this.options.graceMs ?? 5000;
    await Promise.all([...this.kept.values()].map((child) => child.stop(graceMs)));
  }
}
