/** The release command. */
import { readSettings, SettingsError } from '@mall/contracts';
import { Command, CommanderError } from 'commander';
import { CHECKOUT } from '../base/checkout.ts';
import { hasCode, ReleaseError } from '../base/errors.ts';
import { storeUrl } from '../store/open-store.ts';
import { type CliContext, createCliContext } from './cli-context.ts';
import { addCommands } from './commands.ts';
import { addUiCommand } from './ui-command.ts';

/** A full disk or a missing permission is not a bug: a stack would help nobody. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!('syscall' in error)) return error.stack ?? error.message;
  // The system does not name the disk that is full.
  return `${error.message}; the release store is ${storeUrl(readSettings(process.env))}`;
}

/** Exit codes: 1 refused, 2 bad arguments or settings. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof SettingsError || error instanceof ReleaseError) {
    process.stderr.write(`${error.message}\n`);
    return error instanceof SettingsError ? 2 : 1;
  }
  process.stderr.write(`${textOf(error)}\n`);
  return 1;
}

function createProgram(): Command {
  let opened: CliContext | undefined;
  const context = () => {
    opened ??= createCliContext(CHECKOUT, process.env);
    return opened;
  };
  const program = new Command('release')
    .description('Publish releases of the shell and the remotes, and choose which are live.')
    .exitOverride()
    .configureHelp({ showGlobalOptions: true });
  addCommands(program, context);
  addUiCommand(program, context);
  return program;
}

// A reader of the output may stop before its end (`history | head`); a change is made all the same.
process.stdout.on('error', (error) => {
  if (!hasCode(error, 'EPIPE')) throw error;
});
try {
  await createProgram().parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}
