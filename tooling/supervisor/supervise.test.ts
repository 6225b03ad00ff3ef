import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Supervised, type SuperviseOptions, supervise } from './supervise.ts';

const SCRIPTS = path.join(import.meta.dirname, 'children');
const QUICK = { first: 20, longest: 100, sound: 30_000 };

let site: Supervised | undefined;
let lines: string[] = [];
/** Ids of every process that was started, in order. */
let started: number[] = [];

function run(scripts: string[], options: Partial<SuperviseOptions> = {}): Supervised {
  site = supervise(
    scripts.map((name) => ({
      name,
      script: path.join(SCRIPTS, `${name}.mjs`),
      cwd: SCRIPTS,
      env: process.env,
    })),
    {
      onLine: (line) => lines.push(line),
      onPids: (pids) =>
        started.push(...Object.values(pids).filter((pid) => !started.includes(pid))),
      backOff: QUICK,
      ...options,
    },
  );
  return site;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Waits until `holds` is true; the test's own time limit ends a wait in vain. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}

beforeEach(() => {
  lines = [];
  started = [];
});

afterEach(() => site?.stop());

test('is ready when every process is', async () => {
  const { ready, pids } = run(['steady', 'stubborn'], { graceMs: 100 });
  await ready;
  expect(Object.keys(pids())).toEqual(['steady', 'stubborn']);
});

test('a killed process is started again, and the log says so', async () => {
  const { ready, pids } = run(['steady']);
  await ready;
  const first = pids().steady ?? 0;
  process.kill(first, 'SIGKILL');
  await until(() => started.length === 2 && isAlive(started[1] ?? 0));
  expect(lines).toEqual(['steady was ended by SIGKILL; starting it again in 20 ms']);
});

test('a process that keeps dying is started with growing waits', async () => {
  run(['short-lived']);
  await until(() => lines.length === 4);
  expect(lines.map((line) => line.replace(/.* in /, ''))).toEqual([
    '20 ms',
    '40 ms',
    '80 ms',
    '100 ms',
  ]);
});

test('a process that cannot run with its settings is not started again', async () => {
  await expect(run(['bad-settings']).ready).rejects.toMatchObject({ exitCode: 2 });
  expect(lines).toEqual([]);
});

test('stopping leaves no process, not even one that ignores SIGTERM', async () => {
  const { ready, stop } = run(['steady', 'stubborn'], { graceMs: 200 });
  await ready;
  await stop();
  expect(started.map(isAlive)).toEqual([false, false]);
  expect(lines).toEqual([]);
});

test('the processes end when the supervisor is killed', async () => {
  const parent = spawn(process.execPath, [path.join(SCRIPTS, 'parent.mjs')]);
  const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
  await until(() => isAlive(Number(pid)));
  parent.kill('SIGKILL');
  await until(() => !isAlive(Number(pid)));
});
