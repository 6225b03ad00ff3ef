/** Starts webpack for one app, or another configuration, in its own process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { toolFile } from '../repository.ts';
import type { BuildMode } from './apps.ts';
import type { BuildError } from './build-error.ts';

const SCRIPT = toolFile('build/compile-app');

/** The process of `compile-app.ts` for the webpack configuration in `folder`; it reports by `message`. */
export function startCompiler(folder: string, mode: BuildMode, ...options: string[]): ChildProcess {
  return spawn(process.execPath, [SCRIPT, folder, ...options], {
    cwd: path.dirname(folder),
    env: { ...process.env, NODE_ENV: mode },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** Builds by the webpack configuration in `folder`. @returns the errors. */
export async function compile(folder: string, mode: BuildMode): Promise<BuildError[]> {
  const child = startCompiler(folder, mode);
  let errors: BuildError[] = [];
  child.on('message', (reported: BuildError[]) => {
    errors = reported;
  });
  const [code] = await once(child, 'exit');
  if (code === 0 || errors.length > 0) return errors;
  return [{ position: path.basename(folder), text: `the compiler ended with code ${code}` }];
}
