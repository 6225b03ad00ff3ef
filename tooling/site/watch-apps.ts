/** Rebuilds apps on each change of their source and brings each good build live. */
import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { appFolderOf } from '@mall/contracts';
import { inputsFileOf } from '../build/build-apps.ts';
import type { BuildReport } from '../build/compile-app.ts';
import { startCompiler } from '../build/start-compiler.ts';
import { complain, say } from '../checkout.ts';
import { endProcess } from '../supervisor/end-process.ts';
import { promoteBuild, type Releasing } from './promote-builds.ts';

async function bringLive(releasing: Releasing, app: string): Promise<void> {
  try {
    await promoteBuild(releasing, app);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
  }
}

/** The first build of a watcher repeats what is there already: only later ones go live. */
function watchApp(releasing: Releasing, app: string): ChildProcess {
  // A watched build is not recorded, so the next start builds the app anew.
  rmSync(inputsFileOf(releasing.root, app), { force: true });
  const child = startCompiler(releasing.root, app, '--watch');
  child.stdout?.pipe(process.stdout);
  child.stderr?.pipe(process.stderr);
  let isFirst = true;
  let queue = Promise.resolve();
  child.on('message', ({ ok }: BuildReport) => {
    if (isFirst) say(`watching ${appFolderOf(app)}`);
    else if (ok) queue = queue.then(() => bringLive(releasing, app));
    isFirst = false;
  });
  return child;
}

/** Watches the apps until the returned function is called. */
export function watchApps(releasing: Releasing, apps: readonly string[]): () => Promise<void> {
  const children = apps.map((app) => watchApp(releasing, app));
  return async () => {
    await Promise.all(children.map((child) => endProcess(child, 1000)));
  };
}
