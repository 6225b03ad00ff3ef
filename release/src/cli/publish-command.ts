/** The command that builds apps and puts them into the store. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { appFolderOf } from '@mall/contracts';
import type { Command } from 'commander';
import { ReleaseError } from '../base/errors.ts';
import { publish } from '../publish/publish.ts';
import { appArgument, several } from './arguments.ts';
import type { CliContext } from './cli-context.ts';

/** @throws {ReleaseError} when the build fails; it has printed why. */
async function buildApps(root: string, apps: readonly string[]): Promise<void> {
  const task = join(root, 'tooling/tasks/build.ts');
  const child = spawn(process.execPath, [task, ...apps], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new ReleaseError('nothing was published');
}

async function publishAll(context: CliContext, apps: readonly string[]): Promise<void> {
  const { root, store, by, print } = context;
  for (const app of apps) {
    const folder = join(root, appFolderOf(app), '.build');
    const { release, isNew } = await publish(store, app, folder, by);
    const ref = `${app}@${release.id}`;
    print(isNew ? `published ${ref}` : `${ref} is in the store already`);
  }
}

export function addPublishCommand(program: Command, context: () => CliContext): void {
  program
    .command('publish')
    .description('build apps and put them into the store; nothing goes live')
    .argument('<apps...>', 'cinema or mf-cinema', several(appArgument))
    .option('--no-build', 'publish the build that is there')
    .action(async (apps: string[], { build }: { build: boolean }) => {
      if (build) await buildApps(context().root, apps);
      await publishAll(context(), apps);
    });
}
