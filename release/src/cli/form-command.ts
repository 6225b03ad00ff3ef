/** Commands that a form of the staff page runs: its fields are named as the command's options. */
import type { Command } from 'commander';
import type { Form, RunForm } from '../ui/actions.ts';
import type { CliContext } from './cli-context.ts';
import { commandProgram } from './commands.ts';

const COMMANDS = ['promote', 'rollback', 'remove', 'cancel'];

function argumentsOf(
  program: Command,
  { command: name = '', subject = '', others = '', ...fields }: Form,
): string[] {
  const command = program.commands.find((one) => one.name() === name);
  if (!command || !COMMANDS.includes(name)) {
    throw new Error(`command: ${COMMANDS.join(', ')}, not "${name}"`);
  }
  const flags = command.options.filter((option) => option.isBoolean());
  const options = Object.entries(fields)
    .filter(([, value]) => value.trim())
    .map(([field, value]) =>
      flags.some((flag) => flag.name() === field) ? `--${field}` : `--${field}=${value.trim()}`,
    );
  return [name, ...options, '--', ...(`${subject} ${others}`.match(/\S+/g) ?? [])];
}

const quoted = (text: string) => (/\s/.test(text) ? JSON.stringify(text) : text);

/** Runs the commands of forms as a terminal does. */
export const formRunner =
  (context: Omit<CliContext, 'print' | 'ask'>): RunForm =>
  async (form, { onStart, ...terminal }) => {
    const program = commandProgram(() => {
      onStart(
        args
          .filter((text) => text !== '--')
          .map(quoted)
          .join(' '),
      );
      return { ...context, ...terminal };
    });
    const args = argumentsOf(program, form);
    await program.parseAsync(args, { from: 'user' });
  };
