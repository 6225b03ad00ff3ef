/** Runs the command `staff` as a person does. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { TEST_DATA_KEYS } from './test-cipher.ts';

export interface StaffRun {
  code: number;
  out: string;
  err: string;
}

/** Runs it on the database in `folder`, as the account `anna`. */
export function runStaff(
  folder: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<StaffRun> {
  const command = join(__dirname, '../cli/staff.ts');
  const { NODE_COMPILE_CACHE } = process.env;
  const settings = { DATA_DIR: folder, DATA_KEYS: TEST_DATA_KEYS, ACTOR: 'anna', ...env };
  const options = { env: { NODE_COMPILE_CACHE, ...settings } };
  // The clock of the tests is among the arguments.
  const given = [...process.execArgv, command, ...args];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, given, options, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}
