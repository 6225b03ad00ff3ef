/** Starts the process of a render worker with as few rights as Node.js and the system can give. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { PIPE_FD } from './worker-pipe.ts';

export interface WorkerProcessOptions {
  /** The program of the process. */
  workerFile: string;
  /** Folders whose files it may read; it may read nothing else, and write nothing. */
  readable: readonly string[];
  /** Resident memory that it may take, which is watched from outside. */
  memoryMb: number;
  /** The system's user and group that it runs as; the gateway's own when left out. */
  user?: { uid: number; gid: number } | undefined;
}

/** Drops capabilities as well: a process that may change its user must not hand this right on. */
function asUser({ uid, gid }: { uid: number; gid: number }): string[] {
  return [
    ...[`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
    ...['--inh-caps=-all', '--ambient-caps=-all', '--no-new-privs'],
  ];
}

/**
 * Linux kills the process when the gateway has ended, however that was: code that blocks it never sees
 * the closed pipe.
 */
const END_WITH_GATEWAY = ['--pdeathsig', 'KILL'];

let endsWithGateway: boolean | undefined;
/** Whether `setpriv` is there and knows the option. */
function canEndWithGateway(): boolean {
  endsWithGateway ??= spawnSync('setpriv', [...END_WITH_GATEWAY, 'true']).status === 0;
  return endsWithGateway;
}

/** The program to start and its first arguments: `setpriv`, which becomes Node.js, where it is needed. */
function program(user: WorkerProcessOptions['user']): [string, ...string[]] {
  const steps = [...(canEndWithGateway() ? END_WITH_GATEWAY : []), ...(user ? asUser(user) : [])];
  return steps.length > 0 ? ['setpriv', ...steps, process.execPath] : [process.execPath];
}

/** Folders of the files that the gateway was started with: they are loaded in its workers as well. */
function preloaded(): string[] {
  return process.execArgv
    .filter((argument) => argument.startsWith('file:'))
    .map((url) => dirname(fileURLToPath(url)));
}

/** Refuses what the permission model has no permission for. */
const CONFINE = new URL('./confine.ts', import.meta.url);

/** Under the permission model Node.js refuses child processes, workers, addons and inspectors. */
function permissions(readable: readonly string[]): string[] {
  if (process.execArgv.some((argument) => argument.startsWith('--inspect'))) return ['--inspect=0'];
  const files = [fileURLToPath(CONFINE), ...readable, ...preloaded()];
  return [
    ...['--permission', ...files.map((file) => `--allow-fs-read=${realpathSync(file)}`)],
    ...['--import', CONFINE.href],
    // SQLite opens files without asking the permission model.
    '--no-experimental-sqlite',
  ];
}

/** Flags that hold under an inspector as well. */
const INTRINSICS = [
  // One remote must not change what the others build on, such as Object.prototype.
  '--frozen-intrinsics',
  '--disable-warning=ExperimentalWarning',
];

export interface WorkerProcess {
  process: ChildProcess;
  /** For messages in both directions. */
  pipe: Duplex;
}

/**
 * The process has none of the environment, which holds secrets, and a process group of its own.
 * @throws the system's error when a folder is not there, or there is no room for another process.
 */
export async function startWorkerProcess(options: WorkerProcessOptions): Promise<WorkerProcess> {
  const { workerFile, readable, memoryMb, user } = options;
  const nodeArguments = [
    ...process.execArgv.filter((argument) => !argument.startsWith('--inspect')),
    ...permissions(readable),
    ...INTRINSICS,
    // Twice, so that the watch of its memory is first: that one learns which app takes it.
    `--max-old-space-size=${2 * memoryMb}`,
    // On SIGINT it writes the stack of the code that blocks it.
    '--trace-sigint',
  ];
  const [execPath, ...steps] = program(user);
  const started = spawn(execPath, [...steps, ...nodeArguments, workerFile], {
    env: { NODE_ENV: 'production', TZ: process.env.TZ },
    // Ctrl+C in a terminal signals the gateway's group; the gateway ends its workers by itself.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  // Where the system refuses it, the pipes are missing and the reason comes as an event.
  await once(started, 'spawn');
  return { process: started, pipe: started.stdio[PIPE_FD] as Duplex };
}
