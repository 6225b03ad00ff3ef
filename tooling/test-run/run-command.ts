/** Runs a command of the test run; no command outlives the run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { closeOnSignal } from '@mall/server';
import { REPOSITORY } from '../repository.ts';
import { complain } from '../terminal/output.ts';

const ending = new AbortController();

/** Makes a signal, or the end of the process that started the run, end its commands too. */
export function endCommandsWithRun(): void {
  const end = async () => {
    ending.abort();
    process.exit(1);
  };
  closeOnSignal(end, { timeoutMs: 0 });
}

function start(
  command: string,
  args: readonly string[],
  output: 'inherit' | 'pipe',
  env: Record<string, string>,
): { child: ChildProcess; exitCode: Promise<number> } {
  const options = { cwd: REPOSITORY, env: { ...process.env, ...env }, signal: ending.signal };
  const child = spawn(command, args, { ...options, stdio: ['ignore', output, output] });
  const exitCode = once(child, 'exit').then(
    ([code]) => code ?? 1,
    (error: Error) => {
      if (error.name !== 'AbortError') complain(error.message);
      return 127;
    },
  );
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
