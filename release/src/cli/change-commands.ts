/** Commands that change what is live. */
import type { Command } from 'commander';
import { ReleaseError } from '../base/errors.ts';
import { type Change, type ChangeOptions, type Prepared, prepare } from '../promote/change.ts';
import { awaitDecision, describeDecision, inconclusiveWarning } from '../promote/decision.ts';
import { describeChange } from '../promote/describe-change.ts';
import { promote, promotionOf, remove, resolveReleases } from '../promote/promote.ts';
import { provenanceWarnings } from '../promote/provenance.ts';
import { rollback, rollbackTo } from '../promote/rollback.ts';
import { type CanaryShare, endCanary, serveCanary } from '../rollouts/canary.ts';
import { rolloutLine } from '../rollouts/rollout-line.ts';
import { schedule } from '../rollouts/schedule.ts';
import {
  appArgument,
  minuteArgument,
  minutesArgument,
  percentArgument,
  refArgument,
  revisionArgument,
  several,
} from './arguments.ts';
import { passGates } from './browser-gate.ts';
import type { CliContext } from './cli-context.ts';
import { passContract } from './contract-gate.ts';

export interface ChangeCommandOptions {
  reason?: string | undefined;
  forOtherTeam?: boolean;
  yes?: boolean;
}

/** A command with options that say why, and for whom. */
export function withReason(command: Command): Command {
  return command
    .option('--reason <text>', 'why, for the audit log')
    .option('--for-other-team', 'change an app of a team that you are not in; needs --reason')
    .hook('preAction', (command) => {
      const { reason, force, forOtherTeam } = command.opts();
      const needing = forOtherTeam ? '--for-other-team' : force && '--force';
      if (needing && !reason) command.error(`error: ${needing} needs --reason "<why>"`);
    });
}

function printPrepared({ print }: CliContext, { candidate, otherTeams, warnings }: Prepared) {
  for (const line of describeChange(candidate)) print(line);
  const texts = [...warnings.map(({ message }) => message), ...provenanceWarnings(candidate)];
  if (otherTeams.length > 0) texts.push(`this is done for ${otherTeams.join(', ')}`);
  for (const text of texts) print(`warning: ${text}`);
}

/** @throws {ReleaseError} without a confirmation. */
async function confirm({ ask }: CliContext): Promise<void> {
  if (!ask) throw new ReleaseError('nothing was changed: without a terminal, agree with --yes');
  const agreed = /^y(?:es)?$/i.test((await ask('Go on? (y/N) ')).trim());
  if (!agreed) throw new ReleaseError('nothing was changed');
}

interface ChangeGates {
  /** Passed before anything else. @throws {ReleaseError} */
  gate?: (prepared: Prepared) => Promise<void>;
  asks?: boolean;
}

/** Options of a change that passes its gate, prints what it does, and asks first when `asks`. */
export function changeOptions(
  context: CliContext,
  { reason, forOtherTeam, yes }: ChangeCommandOptions,
  { gate, asks = false }: ChangeGates = {},
): ChangeOptions {
  const onPrepared = async (prepared: Prepared) => {
    await gate?.(prepared);
    printPrepared(context, prepared);
    if (asks && !yes) await confirm(context);
  };
  return { by: context.by, why: reason, forOtherTeam, onPrepared };
}

/** Prints what was done, once the gateways have decided. @throws {ReleaseError} when they refuse it. */
async function report({ store, print }: CliContext, change: Change, done: string): Promise<void> {
  const { composition, changed, unaudited } = change;
  if (!changed) return print(`nothing to do: revision ${composition.revision} has it live already`);
  if (unaudited) print(`warning: ${unaudited}`);
  const decision = await awaitDecision(store, composition.revision);
  const result = describeDecision(decision);
  const inconclusive = inconclusiveWarning(decision);
  if (inconclusive) print(`warning: ${inconclusive}`);
  print(`${done}: ${result}`);
}

/** Prints what a promotion would change. @throws {ReleaseError} when it would be refused. */
async function tryPromotion({ store, print }: CliContext, refs: string[], options: ChangeOptions) {
  const planFor = promotionOf(await resolveReleases(store, refs));
  await options.onPrepared?.(await prepare(store, options, planFor, await store.live()));
  print('nothing was changed: this is a dry run, without the smoke test of the gateways');
}

function promotionOptions(context: CliContext, given: PromoteOptions): ChangeOptions {
  const { force, dryRun, at } = given;
  const reason = force ? `${given.reason} (not checked in a browser)` : given.reason;
  let passed: Promise<void> | undefined;
  const gate = async (prepared: Prepared) => {
    if (force || dryRun) return passContract(context, prepared.candidate, force);
    // Without a running gateway there is no site to check in a browser.
    const isServed = (await context.store.heartbeats.running()).length > 0;
    // Only once, although the promotion starts again when another change was faster.
    if (isServed) passed ??= passGates(context, prepared, at);
    return passed;
  };
  return changeOptions(context, { ...given, reason }, { gate });
}

/** A canary begins with it when its share grows by itself. */
const FIRST_WEIGHT = 5;

async function promoteForSome(
  { store, print }: CliContext,
  refs: string[],
  share: CanaryShare,
  options: ChangeOptions,
): Promise<void> {
  const { id } = await serveCanary(store, await resolveReleases(store, refs), share, options);
  const done = describeDecision(await awaitDecision(store, id));
  const growth = share.over ? `, all of them in ${share.over} minutes` : '';
  print(`${refs.join(' ')} for ${share.weight} % of visitors${growth}: ${done}`);
}

/** @returns the end of the canary of these releases where one is served. */
async function promoteForAll(store: CliContext['store'], refs: string[], options: ChangeOptions) {
  const apps = await resolveReleases(store, refs);
  return (await endCanary(store, apps, options)) ?? promote(store, refs, options);
}

export function addChangeCommands(program: Command, context: () => CliContext): void {
  withReason(program.command('promote'))
    .description('make releases live, several in one step')
    .argument(
      '<releases...>',
      'cinema@0123456789abcdef, or cinema for its newest',
      several(refArgument),
    )
    .option('--force', 'whatever the check in a browser and the API say; needs --reason')
    .option('--dry-run', 'check it, print what would change, and change nothing')
    .option('--at <time>', 'at a minute at the mall, such as 2026-12-01T00:00', minuteArgument)
    .option('--until <time>', 'with --at: return to what was live before it', minuteArgument)
    .option('--weight <percent>', 'a canary: for a share of visitors; 100 ends it', percentArgument)
    .option('--over <minutes>', 'a canary: its share grows to all visitors', minutesArgument)
    .action(async (refs: string[], given: PromoteOptions, command: Command) => {
      const { at, until, dryRun, weight, over } = given;
      if (!at && until) command.error('error: --until needs --at');
      if (at && (weight || over))
        command.error('error: --at is for all visitors, without --weight');
      const options = promotionOptions(context(), given);
      if (dryRun) return tryPromotion(context(), refs, options);
      const { store, print } = context();
      if (at) {
        const apps = await resolveReleases(store, refs);
        const rollout = await schedule(store, apps, { from: at, until }, options);
        return print(`${rolloutLine(rollout)}; gateways test its pages at that time`);
      }
      if (over || (weight && weight < 100)) {
        return promoteForSome(context(), refs, { weight: weight ?? FIRST_WEIGHT, over }, options);
      }
      const change = await promoteForAll(store, refs, options);
      await report(context(), change, `promoted ${refs.join(' ')}`);
    });
  withReason(program.command('remove'))
    .description('take an app out of what is live; its releases stay in the store')
    .argument('<app>', 'cinema or mf-cinema', appArgument)
    .option('--yes', 'do not ask')
    .action(async (app: string, given: ChangeCommandOptions) => {
      const change = await remove(
        context().store,
        app,
        changeOptions(context(), given, { asks: true }),
      );
      await report(context(), change, `removed ${app}`);
    });
  addRollback(program, context);
}

interface PromoteOptions extends ChangeCommandOptions {
  force?: boolean;
  dryRun?: boolean;
  at?: string;
  until?: string;
  weight?: number;
  over?: number;
}

interface RollbackOptions extends ChangeCommandOptions {
  to?: number;
  force?: boolean;
}

function addRollback(program: Command, context: () => CliContext): void {
  withReason(program.command('rollback'))
    .description('return an app to the release before its present one, or all apps to a revision')
    .argument('[app]', 'cinema or mf-cinema', appArgument)
    .option('--to <revision>', 'all apps as they were in this revision', revisionArgument)
    .option('--yes', 'do not ask, with --to')
    .option('--force', 'also to what does not fit the API; needs --reason')
    .action(async (app: string | undefined, given: RollbackOptions, command: Command) => {
      const { to, force } = given;
      if ((app === undefined) === (to === undefined)) {
        command.error('error: name an app, or a revision with --to');
      }
      const { store } = context();
      const gate = ({ candidate }: Prepared) => passContract(context(), candidate, force);
      const options = changeOptions(context(), given, { gate, asks: to !== undefined });
      const change =
        app === undefined
          ? await rollbackTo(store, to ?? 0, options)
          : await rollback(store, app, options);
      const { apps } = change.composition;
      const target = app === undefined ? `revision ${to}` : `${app}@${apps[app]}`;
      await report(context(), change, `rolled back to ${target}`);
    });
}
