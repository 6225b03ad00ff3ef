/** The commands as a program that throws where the command line would end the process. */
import { Command } from 'commander';
import type { CliContext } from './cli-context.ts';
import { addCommands } from './commands.ts';

/** @param context is asked for once arguments and options are right. */
export function commandProgram(context: () => CliContext): Command {
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  addCommands(program, context);
  for (const command of program.commands) command.exitOverride().copyInheritedSettings(program);
  return program;
}
