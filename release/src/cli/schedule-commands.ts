/** Commands for releases that are planned, previewed, or served to some visitors. */
import type { Command } from 'commander';
import { listedRollouts, progressOf, rolloutLine } from '../rollouts/rollout-line.ts';
import { cancel } from '../rollouts/schedule.ts';
import { numberArgument } from './arguments.ts';
import { type ChangeCommandOptions, changeOptions, withReason } from './change-commands.ts';
import type { CliContext } from './cli-context.ts';

async function showSchedule({ store, print }: CliContext, limit: number): Promise<void> {
  const newest = (await listedRollouts(store)).reverse();
  if (newest.length === 0) print('nothing is scheduled');
  for (const state of newest.slice(0, limit)) {
    print(`${rolloutLine(state.rollout)}  (${await progressOf(store, state)})`);
  }
}

export function addScheduleCommands(program: Command, context: () => CliContext): void {
  program
    .command('schedule')
    .description('show what is planned, previewed or a canary, and what became of earlier ones')
    .option('--limit <number>', 'how many', numberArgument('promotions'), 20)
    .action(({ limit }: { limit: number }) => showSchedule(context(), limit));
  withReason(program.command('cancel'))
    .description(
      'end a planned promotion, a canary or a preview; what has begun for all visitors stays',
    )
    .argument('<id>', 'as release schedule prints it')
    .action(async (id: string, given: ChangeCommandOptions) => {
      const { store, print } = context();
      const { rollout, step } = await cancel(store, id, changeOptions(context(), given));
      const what = step === 'end' && rollout.kind === 'scheduled' ? 'the end of ' : '';
      print(`cancelled ${what}${rolloutLine(rollout)}`);
    });
}
