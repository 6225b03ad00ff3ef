/** The command that serves the staff page. */
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { closeOnSignal, listenErrorMessage } from '@mall/server';
import { type Command, InvalidArgumentError } from 'commander';
import { ReleaseError } from '../base/errors.ts';
import type { RunCommand } from '../ui/action.ts';
import { type Pages, staffServer } from '../ui/staff-server.ts';
import type { CliContext } from './cli-context.ts';
import { commandProgram } from './command-program.ts';

const HOST = '127.0.0.1';
const CLOSE_MS = 5_000;

function portArgument(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new InvalidArgumentError('a port is a number from 1 to 65535');
}

/** The pages as the task has built them. @throws {ReleaseError} when they are not there. */
function builtPages(root: string): Pages {
  const folder = join(root, 'release/ui/.build/web');
  const names = globSync('{*.css,files/**/*.woff2}', { cwd: folder });
  if (names.length === 0) throw new ReleaseError('not built; start it by: npm run release -- ui');
  const files = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
  return { ...createRequire(import.meta.url)(join(folder, 'pages.cjs')), files };
}

async function serve(context: CliContext, port = 0): Promise<void> {
  const { root, print, metricsToken } = context;
  const run: RunCommand = async (args, { onStart, ...terminal }) => {
    const started = () => {
      onStart();
      return { ...context, ...terminal };
    };
    await commandProgram(started).parseAsync(args, { from: 'user' });
  };
  const { app, access } = staffServer({ ...context, metricsToken, run, pages: builtPages(root) });
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
