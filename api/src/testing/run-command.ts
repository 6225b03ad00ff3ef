/** Runs a command of the API as a person does, on the clock of the tests. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';

export interface CommandRun {
  code: number;
  out: string;
  err: string;
}

/** Runs `src/cli/<name>.ts` with no other environment than `env`. */
export function runCommand(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<CommandRun> {
  const { NODE_COMPILE_CACHE } = process.env;
  const options = { env: { NODE_COMPILE_CACHE, ...env } };
  // The clock is among the arguments of this process.
  const given = [...process.execArgv, join(__dirname, `../cli/${name}.ts`), ...args];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, given, options, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}
