/** The command that serves the staff page. */
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { closeOnSignal, listenErrorMessage } from '@mall/server';
import type { Command } from 'commander';
import { ReleaseError } from '../base/errors.ts';
import { type Pages, staffServer } from '../ui/staff-server.ts';
import { portArgument } from './arguments.ts';
import type { CliContext } from './cli-context.ts';
import { formRunner } from './form-command.ts';

const HOST = '127.0.0.1';
const CLOSE_MS = 5_000;

/** The pages as the task has built them. @throws {ReleaseError} when they are not there. */
function builtPages(root: string): Pages {
  const folder = join(root, 'release/ui/.build/web');
  const names = globSync('{*.css,files/**/*.woff2}', { cwd: folder });
  if (names.length === 0) throw new ReleaseError('not built; start it by: npm run release -- ui');
  const files = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
  return { ...createRequire(import.meta.url)(join(folder, 'pages.cjs')), files };
}

async function serve(context: CliContext, port = 0): Promise<void> {
  const { root, print } = context;
  const server = { ...context, run: formRunner(context), pages: builtPages(root) };
  const { app, access } = staffServer(server);
  const settings = { port: ['--port', port], host: ['--host', HOST] } as const;
  const address = await app.listen({ host: HOST, port }).catch((error: unknown) => {
    throw new ReleaseError(listenErrorMessage(error, settings) ?? String(error));
  });
  closeOnSignal(() => app.close(), { timeoutMs: CLOSE_MS });
  print('the staff page, for one browser; end it with Ctrl-C:');
  print(access.linkFor(Number(new URL(address).port)));
  await once(app.server, 'close');
}

export function addUiCommand(program: Command, context: () => CliContext): void {
  program
    .command('ui')
    .description('serve the staff page on this machine, and print the link that opens it once')
    .option('--port <port>', 'where it listens; a free port when left out', portArgument)
    .action(({ port }: { port?: number }) => serve(context(), port));
}
