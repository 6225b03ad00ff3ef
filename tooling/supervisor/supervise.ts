/** Keeps several processes running together, and ends them together. */
import { TaskError } from '../checkout.ts';
import type { BackOffTimes } from './back-off.ts';
import { KeptProcess, type ProcessSpec } from './kept-process.ts';

export interface SuperviseOptions {
  onLine: (line: string) => void;
  /** Called whenever a process was started, again too. */
  onPids?: (pids: Record<string, number>) => void;
  backOff?: BackOffTimes;
  /** How long a process may take to end before it is killed. */
  graceMs?: number;
}

export interface Supervised {
  /** Resolves when every process has been ready once; rejects when one cannot run with its settings. */
  ready: Promise<void>;
  /** Process ids by name. */
  pids(): Record<string, number>;
  /** Ends every process; resolves when all are gone. */
  stop(): Promise<void>;
}

/** Starts the processes and keeps them running until `stop`. */
export function supervise(
  specs: readonly ProcessSpec[],
  { onLine, onPids, backOff, graceMs = 5000 }: SuperviseOptions,
): Supervised {
  const waiting = new Set(specs.map(({ name }) => name));
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const kept = new Map<string, KeptProcess>();
  const pids = () =>
    Object.fromEntries(
      [...kept].flatMap(([name, { pid }]) => (pid === undefined ? [] : [[name, pid] as const])),
    );
  const events = {
    onLine,
    onReady: (name: string) => {
      waiting.delete(name);
      if (waiting.size === 0) resolve();
    },
    onHopeless: (name: string, exitCode: number) =>
      reject(new TaskError(`${name} cannot run with these settings`, exitCode)),
    onStart: () => queueMicrotask(() => onPids?.(pids())),
  };
  for (const spec of specs) kept.set(spec.name, new KeptProcess(spec, events, backOff));
  return {
    ready,
    pids,
    stop: async () => {
      await Promise.all([...kept.values()].map((child) => child.stop(graceMs)));
    },
  };
}
