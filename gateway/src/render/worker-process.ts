/** Starts the process of a render worker with the fewest rights that Node.js and the system allow. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PIPES } from './worker-pipe.ts';

export interface WorkerProcessOptions {
  workerFile: string;
  /** The only folders that it may read. It may not write at all. */
  readable: readonly string[];
  /** Limit of its resident memory; the gateway watches it. */
  memoryMb: number;
  /** Its system user and group; the gateway's own by default. */
  uid?: number | undefined;
  /** Milliseconds by which its clock is moved: the preview of a time to come. */
  clockOffset?: number | undefined;
}

/** Options of `setpriv`. Drops capabilities as well: the gateway's right to change users must not be inherited. */
export function asUser(uid: number): string[] {
  return [
    ...[`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'],
    ...['--inh-caps=-all', '--ambient-caps=-all', '--no-new-privs'],
  ];
}

/** Linux ends the process with the gateway; a blocked process would not notice the closed pipe. */
const END_WITH_GATEWAY = ['--pdeathsig', 'KILL'];

let endsWithGateway: boolean | undefined;
function canEndWithGateway(): boolean {
  endsWithGateway ??= spawnSync('setpriv', [...END_WITH_GATEWAY, 'true']).status === 0;
  return endsWithGateway;
}

function program(uid: WorkerProcessOptions['uid']): [string, ...string[]] {
  const steps = [
    ...(canEndWithGateway() ? END_WITH_GATEWAY : []),
    ...(uid === undefined ? [] : asUser(uid)),
  ];
  return steps.length > 0 ? ['setpriv', ...steps, process.execPath] : [process.execPath];
}

function preloaded(): string[] {
  return process.execArgv
    .filter((argument) => argument.startsWith('file:'))
    .map((url) => dirname(fileURLToPath(url)));
}

const SHIFT_CLOCK = pathToFileURL(
  createRequire(import.meta.url).resolve('@mall/server/shift-clock'),
);

function shiftedClock(offset: number): string[] {
  return offset === 0 ? [] : ['--import', `${SHIFT_CLOCK.href}?offset=${offset}`];
}

/** Refuses what the permission model has no permission for. In a package it is JavaScript. */
const CONFINE = new URL(`./confine${extname(import.meta.url)}`, import.meta.url);

/** Under the permission model Node.js refuses child processes, workers, addons and inspectors. */
function permissions(readable: readonly string[]): string[] {
  if (process.execArgv.some((argument) => argument.startsWith('--inspect'))) return ['--inspect=0'];
  const clock = dirname(fileURLToPath(SHIFT_CLOCK));
  const files = [fileURLToPath(CONFINE), clock, ...readable, ...preloaded()];
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
  toWorker: Writable;
  fromWorker: Readable;
}

/** Options of the gateway's own process; a file of settings may hold secrets. */
const isInherited = (option: string) => !/^--(inspect|env-file)/.test(option);

/** In its own process group, without the environment's secrets. @throws the system's error. */
export async function startWorkerProcess(options: WorkerProcessOptions): Promise<WorkerProcess> {
  const { workerFile, readable, memoryMb, uid, clockOffset = 0 } = options;
  const nodeArguments = [
    ...process.execArgv.filter(isInherited),
    ...shiftedClock(clockOffset),
    ...permissions(readable),
    ...INTRINSICS,
    // Twice the limit: the gateway's own watch must come first, because it learns which app is to blame.
    `--max-old-space-size=${2 * memoryMb}`,
    // On SIGINT the process prints the stack of the running code.
    '--trace-sigint',
  ];
  const [execPath, ...steps] = program(uid);
  const started = spawn(execPath, [...steps, ...nodeArguments, workerFile], {
    env: { NODE_ENV: 'production', TZ: process.env.TZ },
    // Ctrl+C in a terminal signals the gateway's process group, but the gateway ends its workers itself.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
  });
  // When the start fails, the pipes are missing and the reason arrives as an event.
  await once(started, 'spawn');
  const { [PIPES.toWorker]: toWorker, [PIPES.fromWorker]: fromWorker } = started.stdio;
  return {
    process: started,
    toWorker: toWorker as Writable,
    fromWorker: fromWorker as Readable,
  };
}
