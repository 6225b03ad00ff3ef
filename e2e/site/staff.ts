/** The command `staff` on the site of the specs. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { clockArguments } from '@mall/tooling/test-clock';

const COMMAND = path.resolve(import.meta.dirname, '../../api/src/cli/staff.ts');

/** What the command writes. @throws when it fails. */
export function staff(...args: readonly string[]): string {
  const env = { ...process.env, DATA_DIR: process.env.SITE_DATA_DIR };
  return execFileSync(process.execPath, [...clockArguments(), COMMAND, ...args], {
    env,
  }).toString();
}
