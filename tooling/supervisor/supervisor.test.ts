import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Supervisor, type SupervisorOptions } from './supervisor.ts';

const SCRIPTS = path.join(import.meta.dirname, 'children');
const QUICK = { firstMs: 20, maxMs: 100, soundMs: 30_000 };

let supervisor: Supervisor;
let lines: string[] = [];
/** Ids of every process that was started, in order. */
let started: number[] = [];

function supervise(options: Partial<SupervisorOptions> = {}): void {
  supervisor = new Supervisor({
    onLine: (line) => lines.push(line),
    onPids: (pids) => started.push(...Object.values(pids).filter((pid) => !started.includes(pid))),
    backOff: QUICK,
    ...options,
  });
}

function start(name: string): Promise<void> {
  const script = path.join(SCRIPTS, `${name}.mjs`);
  return supervisor.start({ name, script, cwd: SCRIPTS, env: process.env });
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
  supervise();
});

afterEach(() => supervisor.stop());

test('passes the Node.js options of the supervisor on', async () => {
  const options = jest.replaceProperty(process, 'execArgv', ['--no-deprecation']);
  await start('with-option');
  options.restore();
  expect(Object.keys(supervisor.pids())).toEqual(['with-option']);
});

test('resolves a message when the process is ready again', async () => {
  await start('obliging');
  const [first] = started;
  await supervisor.send('obliging', { type: 'work' });
  expect(supervisor.pids()).toEqual({ obliging: first });
});

test('restarts a killed process and logs it', async () => {
  await start('steady');
  process.kill(supervisor.pids().steady ?? 0, 'SIGKILL');
  await until(() => started.length === 2);
  expect(lines.slice(2)).toEqual(['steady was ended by SIGKILL; starting it again in 20 ms']);
});

test.each([
  ['grow', QUICK.soundMs, ['20 ms', '40 ms', '80 ms', '100 ms']],
  ['start over after a long run', 0, ['20 ms', '20 ms', '20 ms']],
])('restarts a process that keeps dying, after pauses that %s', async (_how, soundMs, pauses) => {
  supervise({ backOff: { ...QUICK, soundMs } });
  void start('short-lived');
  await until(() => lines.length > pauses.length);
  const waits = lines.slice(1).map((line) => line.replace(/.* in /, ''));
  expect(waits).toEqual(pauses);
});

test('runs once after two restarts at the same time', async () => {
  await start('steady');
  await Promise.all([supervisor.restart('steady'), supervisor.restart('steady')]);
  expect(started.map(isAlive)).toEqual([false, true]);
});

test('does not start again what is stopped during a restart', async () => {
  await start('steady');
  void supervisor.restart('steady');
  await supervisor.stop();
  expect(started.map(isAlive)).toEqual([false]);
});

test('survives messages to a dead process, which are handled by its next start', async () => {
  await start('obliging');
  process.kill(supervisor.pids().obliging ?? 0, 'SIGKILL');
  await until(() => lines.length > 2);
  const message = { type: 'work' };
  await Promise.all([1, 2].map(() => supervisor.send('obliging', message)));
  expect(started).toHaveLength(2);
});

test('does not restart a process that cannot run with its settings', async () => {
  await expect(start('bad-settings')).rejects.toMatchObject({ exitCode: 2 });
  expect(lines).toEqual(['starting bad-settings']);
});

test('leaves no process on stop, not even one that ignores SIGTERM', async () => {
  supervise({ graceMs: 200 });
  await Promise.all([start('steady'), start('stubborn')]);
  expect(Object.keys(supervisor.pids())).toEqual(['steady', 'stubborn']);
  await supervisor.stop();
  expect(started.map(isAlive)).toEqual([false, false]);
  expect(lines.filter((line) => line.includes('starting it again'))).toEqual([]);
});

test('ends the processes when the supervisor is killed', async () => {
  const parent = spawn(process.execPath, [path.join(SCRIPTS, 'parent.mjs')]);
  const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
  expect(isAlive(Number(pid))).toBe(true);
  parent.kill('SIGKILL');
  await until(() => !isAlive(Number(pid)));
});
