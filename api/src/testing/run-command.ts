/** Runs a command of the API in a process of its own, on the clock of the tests. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Command, CommandRun } from './command-host.ts';
import { TEST_DATA_KEYS } from './test-cipher.ts';

/** Runs the commands of this test file. */
let host: ChildProcess | undefined;
afterAll(() => host?.kill());

function startHost(): ChildProcess {
  const { NODE_COMPILE_CACHE } = process.env;
  // The clock is among the arguments of this process.
  const { execArgv } = process;
  return fork(join(__dirname, 'command-host.ts'), { env: { NODE_COMPILE_CACHE }, execArgv });
}

/** Runs `src/cli/<name>.ts` with no other environment than `env`. */
export async function runCommand(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<CommandRun> {
  host ??= startHost();
  const command: Command = { file: join(__dirname, `../cli/${name}.ts`), args, env };
  host.send(command);
  const [result] = await once(host, 'message');
  return result as CommandRun;
}

/** Runs the command `staff` on the database in `folder`, as the account `anna`. */
export function runStaff(
  folder: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandRun> {
  const settings = { DATA_DIR: folder, DATA_KEYS: TEST_DATA_KEYS, ACTOR: 'anna', ...env };
  return runCommand('staff', args, settings);
}
