/** Commands that publish and that change what is live. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { appFolderOf, appNameOf, appNameSchema } from '@mall/contracts';
import { type Command, InvalidArgumentError } from 'commander';
import { ReleaseError } from '../base/errors.ts';
import type { Change } from '../promote/change.ts';
import { awaitDecision, describeDecision, inconclusiveWarning } from '../promote/decision.ts';
import { promote, remove } from '../promote/promote.ts';
import { provenanceWarnings } from '../promote/provenance.ts';
import { rollback, rollbackTo } from '../promote/rollback.ts';
import { publish } from '../publish/publish.ts';
import type { CliContext } from './cli-context.ts';

/** @throws {ReleaseError} when the build fails; it has printed why. */
async function buildApps(root: string, apps: readonly string[]): Promise<void> {
  const task = join(root, 'tooling/tasks/build.ts');
  const child = spawn(process.execPath, [task, ...apps], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new ReleaseError('nothing was published');
}

export function appArgument(text: string): string {
  const app = appNameOf(text);
  if (appNameSchema.safeParse(app).success) return app;
  throw new InvalidArgumentError('an app is named like cinema or mf-cinema');
}

export function refArgument(text: string): string {
  const [name = '', ...rest] = text.split('@');
  return [appArgument(name), ...rest].join('@');
}

const several =
  (read: (text: string) => string) =>
  (text: string, earlier: string[] = []): string[] => [...earlier, read(text)];

function revisionArgument(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('a revision is a number like 12; see: release history');
}

/** Prints what was done, once the gateways have decided. @throws {ReleaseError} when they refuse it. */
async function report({ store, print }: CliContext, change: Change, done: string): Promise<void> {
  const { composition, changed, warnings } = change;
  for (const { message } of warnings) print(`warning: ${message}`);
  if (!changed) return print(`nothing to do: revision ${composition.revision} has it live already`);
  for (const text of await provenanceWarnings(store, change)) print(`warning: ${text}`);
  const decision = await awaitDecision(store, composition.revision);
  const result = describeDecision(decision);
  const inconclusive = inconclusiveWarning(decision);
  if (inconclusive) print(`warning: ${inconclusive}`);
  print(`${done}: ${result}`);
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

export function addChangeCommands(program: Command, context: () => CliContext): void {
  program
    .command('publish')
    .description('build apps and put them into the store; nothing goes live')
    .argument('<apps...>', 'cinema or mf-cinema', several(appArgument))
    .option('--no-build', 'publish the build that is there')
    .action(async (apps: string[], { build }: { build: boolean }) => {
      if (build) await buildApps(context().root, apps);
      await publishAll(context(), apps);
    });
  addPromotion(program, context);
  addRollback(program, context);
}

function addPromotion(program: Command, context: () => CliContext): void {
  program
    .command('promote')
    .description('make releases live, several in one step')
    .argument(
      '<releases...>',
      'cinema@0123456789abcdef, or cinema for its newest',
      several(refArgument),
    )
    .option('--reason <text>', 'why, for the audit log')
    .action(async (refs: string[], { reason }: { reason?: string }) => {
      const { store, by } = context();
      const change = await promote(store, refs, { by, why: reason });
      await report(context(), change, `promoted ${refs.join(' ')}`);
    });
  program
    .command('remove')
    .description('take an app out of what is live; its releases stay in the store')
    .argument('<app>', 'cinema or mf-cinema', appArgument)
    .option('--reason <text>', 'why, for the audit log')
    .action(async (app: string, { reason }: { reason?: string }) => {
      const { store, by } = context();
      await report(context(), await remove(store, app, { by, why: reason }), `removed ${app}`);
    });
}

interface RollbackOptions {
  to?: number;
  reason?: string;
}

function addRollback(program: Command, context: () => CliContext): void {
  program
    .command('rollback')
    .description('return an app to the release before its present one, or all apps to a revision')
    .argument('[app]', 'cinema or mf-cinema', appArgument)
    .option('--to <revision>', 'all apps as they were in this revision', revisionArgument)
    .option('--reason <text>', 'why, for the audit log')
    .action(async (app: string | undefined, { to, reason }: RollbackOptions, command: Command) => {
      if ((app === undefined) === (to === undefined)) {
        command.error('error: name an app, or a revision with --to');
      }
      const { store, by } = context();
      const options = { by, why: reason };
      const change =
        app === undefined
          ? await rollbackTo(store, to ?? 0, options)
          : await rollback(store, app, options);
      const { apps } = change.composition;
      const target = app === undefined ? `revision ${to}` : `${app}@${apps[app]}`;
      await report(context(), change, `rolled back to ${target}`);
    });
}
