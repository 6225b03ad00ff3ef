/** Builds an app before it is published. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ReleaseError } from '../base/release-error.ts';

/** @throws {ReleaseError} when the build fails; it has printed why. */
export async function buildApps(root: string, apps: readonly string[]): Promise<void> {
  const task = join(root, 'tooling/tasks/build.ts');
  const child = spawn(process.execPath, [task, ...apps], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new ReleaseError('nothing was published');
}
