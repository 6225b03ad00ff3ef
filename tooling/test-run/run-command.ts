/** Runs a command of the test run; no command outlives the run. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { whenParentEnds } from '../parent.ts';
import { REPOSITORY } from '../repository.ts';

const running = new Set<ChildProcess>();

function endAll(): void {
  for (const child of running) child.kill('SIGTERM');
  process.exit(1);
}

/** Makes a signal, or the end of the process that started the run, end its commands too. */
export function endCommandsWithRun(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, endAll);
  whenParentEnds(endAll);
}

function start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { cwd: REPOSITORY, ...options });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a command that writes to the terminal; resolves to its exit code. */
export function runVisibly(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const options: SpawnOptions = { stdio: ['ignore', 'inherit', 'inherit'] };
  return exitCodeOf(start(command, args, { ...options, env: { ...process.env, ...env } }));
}

/** Runs a command and keeps what it writes. */
export async function runQuietly(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ exitCode: number; stdout: string; stderr: string }> {
  const options: SpawnOptions = { stdio: ['ignore', 'pipe', 'pipe'] };
  const child = start(command, args, { ...options, env: { ...process.env, ...env } });
  const [exitCode, stdout, stderr] = await Promise.all([
    exitCodeOf(child),
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  return { exitCode, stdout, stderr };
}
