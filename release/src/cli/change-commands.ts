/** Commands that publish and that change what is live. */
import { join } from 'node:path';
import { appFolderOf, appNameOf, appNameSchema } from '@mall/contracts';
import { type Command, InvalidArgumentError } from 'commander';
import type { Change } from '../promote/change.ts';
import { promote } from '../promote/promote.ts';
import { rollback } from '../promote/rollback.ts';
import { publish } from '../publish/publish.ts';
import { buildApps } from './build-app.ts';
import type { CliContext } from './cli-context.ts';

/** Reads `cinema` or `mf-cinema`. */
export function appArgument(text: string): string {
  const app = appNameOf(text);
  if (appNameSchema.safeParse(app).success) return app;
  throw new InvalidArgumentError('an app is named like cinema or mf-cinema');
}

function appArguments(text: string, earlier: string[] = []): string[] {
  return [...earlier, appArgument(text)];
}

/** Reads `cinema@0123456789abcdef`, or an app alone. */
export function refArgument(text: string): string {
  const [name = '', ...rest] = text.split('@');
  return [appArgument(name), ...rest].join('@');
}

function refArguments(text: string, earlier: string[] = []): string[] {
  return [...earlier, refArgument(text)];
}

function report({ print }: CliContext, { composition, changed, warnings }: Change, done: string) {
  for (const { message } of warnings) print(`warning: ${message}`);
  print(
    changed
      ? `${done}: revision ${composition.revision} is live`
      : `nothing to do: revision ${composition.revision} has it live already`,
  );
}

async function publishAll(context: CliContext, apps: readonly string[]): Promise<void> {
  const { root, store, by, print } = context;
  for (const app of apps) {
    const folder = join(root, appFolderOf(app), '.build');
    const release = await publish(store, app, folder, by);
    print(`published ${app}@${release.id}`);
  }
}

export function addChangeCommands(program: Command, context: () => CliContext): void {
  program
    .command('publish')
    .description('build apps and put them into the store; nothing goes live')
    .argument('<apps...>', 'cinema or mf-cinema', appArguments)
    .option('--no-build', 'publish the build that is there')
    .action(async (apps: string[], { build }: { build: boolean }) => {
      if (build) await buildApps(context().root, apps);
      await publishAll(context(), apps);
    });
  program
    .command('promote')
    .description('make releases live, several in one step')
    .argument('<releases...>', 'cinema@0123456789abcdef, or cinema for its newest', refArguments)
    .option('--reason <text>', 'why, for the audit log')
    .action(async (refs: string[], { reason }: { reason?: string }) => {
      const options = { by: context().by, why: reason };
      report(
        context(),
        await promote(context().store, refs, options),
        `promoted ${refs.join(' ')}`,
      );
    });
  program
    .command('rollback')
    .description('take an app back to the release before its present one')
    .argument('<app>', 'cinema or mf-cinema', appArgument)
    .option('--reason <text>', 'why, for the audit log')
    .action(async (app: string, { reason }: { reason?: string }) => {
      const change = await rollback(context().store, app, { by: context().by, why: reason });
      report(context(), change, `rolled back to ${app}@${change.composition.apps[app]}`);
    });
}
