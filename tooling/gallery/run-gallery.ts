/** The components' gallery beside the running site: rebuilt on each change, served on PORT + 2. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Server } from 'node:http';
import path from 'node:path';
import { readSettings } from '@mall/contracts';
import { CHECKOUT, complain, say } from '../checkout.ts';
import { localOrigin } from '../site/processes.ts';
import type { Running } from '../site/until-ended.ts';
import { endProcess } from '../supervisor/end-process.ts';
import { GALLERY_BUILD } from './configuration.ts';
import { serveFolder } from './serve-folder.ts';

function startWatching(): ChildProcess {
  const script = path.join(CHECKOUT, 'tooling/build/compile-app.ts');
  return spawn(process.execPath, [script, import.meta.dirname, '--watch'], {
    cwd: CHECKOUT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Never in the way of the site: a port that is taken costs the gallery only. */
export async function runGallery(running: Running): Promise<void> {
  const settings = readSettings(process.env);
  const port = settings.PORT + 2;
  try {
    const server = await serveFolder(GALLERY_BUILD, settings.HOST, port);
    running.add(() => close(server));
  } catch (error) {
    complain(`no gallery of the components: port ${port} (PORT + 2): ${(error as Error).message}`);
    return;
  }
  const compiler = startWatching();
  running.add(() => endProcess(compiler, 1000));
  compiler.once('message', () => say(`components on ${localOrigin({ ...settings, PORT: port })}`));
}
