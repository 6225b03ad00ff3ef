/** The command that exports a release's source maps for an error reporting service. */
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { resolveRelease } from '../promote/promote.ts';
import { exportSourceMaps } from '../source-maps/export-source-maps.ts';
import { refArgument } from './change-commands.ts';
import type { CliContext } from './cli-context.ts';

async function writeSourceMaps({ store, print }: CliContext, ref: string, folder: string) {
  const release = await resolveRelease(store, ref);
  // Where the command was typed, when a package manager has changed the folder.
  const below = join(
    resolve(process.env.INIT_CWD ?? process.cwd(), folder),
    release.app,
    release.id,
  );
  const count = await exportSourceMaps(store, release, below);
  print(`wrote ${count} files with their source maps; upload them:`);
  print(`  npx @sentry/cli sourcemaps upload ${below}`);
}

export function addSourceMapCommand(program: Command, context: () => CliContext): void {
  program
    .command('sourcemaps')
    .description('write the source maps of a release as an error reporting service reads them')
    .argument('<release>', 'cinema@0123456789abcdef, or cinema for its newest', refArgument)
    .argument('<folder>', 'where to write them')
    .action((ref: string, folder: string) => writeSourceMaps(context(), ref, folder));
}
