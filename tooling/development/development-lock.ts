/** Keeps a second development site from the builds and the store of the first one. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TaskError } from '../repository.ts';
import type { ShutdownHooks } from '../site/shutdown.ts';

/** Locks the checkout until `hooks` run. @throws {TaskError} when it is developed already. */
export function lockDevelopment(root: string, hooks: ShutdownHooks): void {
  const folder = path.join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  // The system releases the lock of a database as soon as its process is dead, whatever its end was.
  const lock = new DatabaseSync(path.join(folder, 'development-lock'));
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new TaskError('npm run dev runs in this checkout already; end that one first');
  }
  hooks.add(async () => lock.close());
}
