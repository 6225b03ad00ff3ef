/** Starts webpack for one app in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { appFolderOf } from '@mall/contracts';

/** The process of `compile-app.ts`; its output is piped, its reports come by `message`. */
export function startCompiler(root: string, app: string, ...options: string[]): ChildProcess {
  const script = path.join(import.meta.dirname, 'compile-app.ts');
  return spawn(process.execPath, [script, path.join(root, appFolderOf(app)), ...options], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}
