/** The command that builds apps and puts them into the store. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { appFolderOf, type Release } from '@mall/contracts';
import type { Command } from 'commander';
import { taskFile } from '../base/checkout.ts';
import { ReleaseError } from '../base/errors.ts';
import { uncommittedFiles } from '../publish/commit.ts';
import { publish } from '../publish/publish.ts';
import { appArgument, several } from './arguments.ts';
import type { CliContext } from './cli-context.ts';

interface PublishCommandOptions {
  /** The folder of a finished build. */
  build?: string;
  dirty?: boolean;
  unchecked?: boolean;
  reason?: string;
}

/** Builds and checks the apps in a task of their own. @throws {ReleaseError} when it fails; it has printed why. */
async function buildAndCheck(
  root: string,
  apps: readonly string[],
  { build, unchecked }: PublishCommandOptions,
): Promise<void> {
  if (unchecked && build) return;
  const task = unchecked ? ['build'] : ['check-apps', build ? `--built=${build}` : '--build'];
  const [name = '', ...options] = [...task, ...apps];
  const args = [taskFile(root, name), ...options];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new ReleaseError('nothing was published');
}

/** What the release is published without. @throws {ReleaseError} for uncommitted changes, unless they are waived. */
async function waiverFor(
  root: string,
  { dirty, unchecked, reason = '' }: PublishCommandOptions,
): Promise<Release['waiver']> {
  if ((dirty || unchecked) && !reason) {
    throw new ReleaseError('--dirty and --unchecked need --reason "<why>"');
  }
  const files = await uncommittedFiles(root);
  if (files.length > 0 && !dirty) {
    const more = files.length > 1 ? ` and ${files.length - 1} more` : '';
    throw new ReleaseError(
      `the work tree has uncommitted changes: ${files[0]}${more}; commit them, or publish with --dirty --reason "<why>"`,
    );
  }
  return files.length > 0 || unchecked ? { unchecked: unchecked === true, reason } : undefined;
}

async function publishApps(
  { root, store, by, print }: CliContext,
  apps: readonly string[],
  options: PublishCommandOptions,
): Promise<void> {
  if (options.build && apps.length > 1) throw new ReleaseError('--build is the folder of one app');
  const waiver = await waiverFor(root, options);
  await buildAndCheck(root, apps, options);
  for (const app of apps) {
    const folder = resolve(root, options.build ?? `${appFolderOf(app)}/.build`);
    const { release, isNew } = await publish(store, app, folder, by, waiver && { waiver });
    const ref = `${app}@${release.id}`;
    print(isNew ? `published ${ref}` : `${ref} is in the store already`);
  }
}

export function addPublishCommand(program: Command, context: () => CliContext): void {
  program
    .command('publish')
    .description('build and check apps, and put them into the store; nothing goes live')
    .argument('<apps...>', 'cinema or mf-cinema', several(appArgument))
    .option('--build <folder>', 'publish this finished build of one app')
    .option('--dirty', 'with uncommitted changes; needs --reason')
    .option('--unchecked', 'without the checks of types, fences and budgets; needs --reason')
    .option('--reason <text>', 'why, for the record of the release and the audit log')
    .action((apps: string[], options: PublishCommandOptions) =>
      publishApps(context(), apps, options),
    );
}
