/** The components' gallery beside the running site: built on its first request and after each change, served on PORT + 2. */
import { createServer } from 'node:http';
import { readSettings } from '@mall/contracts';
import sirv from 'sirv';
import { type BuildError, formatBuildError } from '../build/build-error.ts';
import { startCompiler } from '../build/compiler.ts';
import { localOrigin } from '../site/run-site.ts';
import type { ShutdownHooks } from '../site/shutdown.ts';
import { endProcess } from '../supervisor/end-process.ts';
import { complain, say } from '../terminal/output.ts';
import { GALLERY_BUILD } from './configuration.ts';

/** Builds it, and again after each change. Resolves after the first build. */
function watchGallery(hooks: ShutdownHooks): Promise<void> {
  const compiler = startCompiler(import.meta.dirname, 'development', '--watch');
  hooks.add(() => endProcess(compiler, 1000));
  return new Promise((resolve) => {
    compiler.once('exit', () => resolve());
    compiler.on('message', (errors: BuildError[]) => {
      for (const error of errors) complain(formatBuildError(error));
      resolve();
    });
  });
}

/** A port that is taken costs the gallery only, not the site. */
export function runGallery(hooks: ShutdownHooks): void {
  const { HOST, PORT } = readSettings(process.env);
  const port = PORT + 2;
  const serve = sirv(GALLERY_BUILD, { dev: true });
  let built: Promise<void> | undefined;
  const server = createServer((request, response) => {
    built ??= watchGallery(hooks);
    void built.then(() => serve(request, response));
  });
  server.once('error', ({ message }) =>
    complain(`no gallery of the components: port ${port} (PORT + 2): ${message}`),
  );
  server.listen(port, HOST, () => say(`components on ${localOrigin({ HOST, PORT: port })}`));
  hooks.add(async () => {
    server.closeAllConnections();
    server.close();
  });
}
