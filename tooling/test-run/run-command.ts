/** Runs a command of the test run; no command outlives the run. */
import { type ChildProcess, spawn } from 'node:child_process';
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

function start(
  command: string,
  args: readonly string[],
  output: 'inherit' | 'pipe',
  env: Record<string, string>,
): { child: ChildProcess; exitCode: Promise<number> } {
  const options = { cwd: REPOSITORY, env: { ...process.env, ...env } };
  const child = spawn(command, args, { ...options, stdio: ['ignore', output, output] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const exitCode = new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  return { child, exitCode };
}

/** Runs a command that writes to the terminal; resolves to its exit code. */
export function runVisibly(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return start(command, args, 'inherit', env).exitCode;
}

/** Runs a command and keeps what it writes. */
export async function runQuietly(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ exitCode: number; stdout: string; stderr: string }> {
  const { child, exitCode } = start(command, args, 'pipe', env);
  const written = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [stdout = '', stderr = ''] = await Promise.all(written);
  return { exitCode: await exitCode, stdout, stderr };
}
