/** Runs command lines of the release command on a store, for tests. */
import { Command } from 'commander';
import type { CliContext } from '../cli/cli-context.ts';
import { addCommands } from '../cli/commands.ts';

export type TestContext = Omit<CliContext, 'print' | 'siteOrigin' | 'previewKeys'> &
  Partial<Pick<CliContext, 'siteOrigin'>>;

/** Where previews are opened, and what signs their links. */
export const TEST_SITE = {
  siteOrigin: 'https://mall.example',
  previewKeys: () =>
    new Map([['k1', new TextEncoder().encode('a-key-for-tests-with-32-characters')]]),
};

export function programWith(context: CliContext): Command {
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  addCommands(program, () => context);
  for (const command of program.commands) command.exitOverride().copyInheritedSettings(program);
  return program;
}

/** @returns the lines that it printed. */
export async function runCommand(context: TestContext, ...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  await programWith({ ...TEST_SITE, ...context, print }).parseAsync(args, { from: 'user' });
  return lines;
}
