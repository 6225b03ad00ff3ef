/** The command that prints the link of a preview. */
import type { Command } from 'commander';
import { resolveReleases } from '../promote/promote.ts';
import { addPreview, previewLink } from '../rollouts/preview.ts';
import {
  minuteArgument,
  minutesArgument,
  pathArgument,
  refArgument,
  several,
} from './arguments.ts';
import { changeOptions } from './change-commands.ts';
import type { CliContext } from './cli-context.ts';

const WORKING_DAY_MINUTES = 8 * 60;

interface PreviewCommandOptions {
  at?: string;
  for: number;
  page: string;
  reason?: string;
}

async function preview(context: CliContext, refs: string[], given: PreviewCommandOptions) {
  const { store, print } = context;
  const apps = await resolveReleases(store, refs);
  const plan = { minutes: given.for, clock: given.at };
  const rollout = await addPreview(store, apps, plan, changeOptions(context, given));
  const link = await previewLink(rollout, given.page, context);
  print(`open in one browser, until ${rollout.until}; to end it: release cancel ${rollout.id}`);
  print(link);
}

export function addPreviewCommand(program: Command, context: () => CliContext): void {
  program
    .command('preview')
    .description('print a link with which one browser gets releases, or a time to come')
    .argument(
      '[releases...]',
      'cinema@0123456789abcdef, or cinema for its newest; none for what is live',
      several(refArgument),
    )
    .option('--at <time>', 'at a minute at the mall, such as 2026-12-24T10:00', minuteArgument)
    .option('--for <duration>', 'how long the link works', minutesArgument, WORKING_DAY_MINUTES)
    .option('--page <path>', 'the page that it opens', pathArgument, '/')
    .option('--reason <text>', 'why, for the audit log')
    .action((refs: string[], given: PreviewCommandOptions) => preview(context(), refs, given));
}
