/** Starts webpack for one app in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { BuildMode } from './apps.ts';

const SCRIPT = path.join(import.meta.dirname, 'compile-app.ts');

/** The process of `compile-app.ts` for the webpack configuration in `folder`; it reports by `message`. */
export function startCompiler(folder: string, mode: BuildMode, ...options: string[]): ChildProcess {
  return spawn(process.execPath, [SCRIPT, folder, ...options], {
    cwd: path.dirname(folder),
    env: { ...process.env, NODE_ENV: mode },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
