/** All commands of the release command. */
import { Command } from 'commander';
import { addCheckCommand } from './browser-gate.ts';
import { addChangeCommands } from './change-commands.ts';
import type { CliContext } from './cli-context.ts';
import { addContractsCommand } from './contracts-command.ts';
import { addPreviewCommand } from './preview-command.ts';
import { addPublishCommand } from './publish-command.ts';
import { addScheduleCommands } from './schedule-commands.ts';
import { addStatusCommands } from './status-commands.ts';
import { addStoreCommands } from './store-commands.ts';

export function addCommands(program: Command, context: () => CliContext): void {
  addPublishCommand(program, context);
  addCheckCommand(program, context);
  addChangeCommands(program, context);
  addPreviewCommand(program, context);
  addScheduleCommands(program, context);
  addStatusCommands(program, context);
  addStoreCommands(program, context);
  addContractsCommand(program, context);
}

/**
 * The commands as a program that throws where the command line would end the process.
 * @param context is asked for once arguments and options are right.
 */
export function commandProgram(context: () => CliContext): Command {
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  addCommands(program, context);
  for (const command of program.commands) command.exitOverride().copyInheritedSettings(program);
  return program;
}
