/** The components' gallery beside the running site: built for its first visitor and on each change, served on PORT + 2. */
import type { Server } from 'node:http';
import { readSettings } from '@mall/contracts';
import { formatBuildError } from '../build/build-error.ts';
import type { BuildReport } from '../build/compile-app.ts';
import { startCompiler } from '../build/start-compiler.ts';
import { localOrigin } from '../site/processes.ts';
import type { ShutdownHooks } from '../site/shutdown.ts';
import { endProcess } from '../supervisor/end-process.ts';
import { complain, say } from '../terminal/output.ts';
import { GALLERY_BUILD } from './configuration.ts';
import { serveFolder } from './serve-folder.ts';

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Builds it, and again after each change. Resolves after the first build. */
function watchGallery(hooks: ShutdownHooks): Promise<void> {
  const compiler = startCompiler(import.meta.dirname, 'development', '--watch');
  hooks.add(() => endProcess(compiler, 1000));
  return new Promise((resolve) => {
    compiler.once('exit', () => resolve());
    compiler.on('message', (report: BuildReport) => {
      if (report.type !== 'built') return;
      for (const error of report.errors) complain(formatBuildError(error));
      resolve();
    });
  });
}

/** Never in the way of the site: a port that is taken costs the gallery only. */
export async function runGallery(hooks: ShutdownHooks): Promise<void> {
  const settings = readSettings(process.env);
  const port = settings.PORT + 2;
  let built: Promise<void> | undefined;
  const build = () => {
    built ??= watchGallery(hooks);
    return built;
  };
  try {
    const server = await serveFolder(GALLERY_BUILD, settings.HOST, port, build);
    hooks.add(() => close(server));
  } catch (error) {
    complain(`no gallery of the components: port ${port} (PORT + 2): ${(error as Error).message}`);
    return;
  }
  say(`components on ${localOrigin({ ...settings, PORT: port })}`);
}
