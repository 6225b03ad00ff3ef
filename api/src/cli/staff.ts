/** The command `staff`: what people who look after customers do with the site's data. */
import { SettingsError } from '@mall/contracts';
import { Command, CommanderError } from 'commander';
import { explainError } from '../explain-error.ts';
import { addCoupons } from './staff/coupons.ts';
import { addExport } from './staff/export.ts';
import { addGiftCards } from './staff/gift-cards.ts';
import { addMails } from './staff/mails.ts';
import { addPurge } from './staff/purge.ts';
import { addReseal } from './staff/reseal.ts';
import { addWinners } from './staff/winners.ts';

const program = new Command('staff')
  .description('Data of customers, cards and campaigns. Each command is noted in the audit log.')
  .exitOverride();

/** One file for each command. */
const COMMANDS = [
  ...[addExport, addPurge, addWinners, addCoupons, addGiftCards, addMails, addReseal],
];
for (const add of COMMANDS) add(program);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
  // Commander has written its own message.
  if (!(error instanceof CommanderError)) process.stderr.write(`${explainError(error)}\n`);
}

/** Exit codes: 1 refused, 2 wrong arguments or settings. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  return error instanceof SettingsError ? 2 : 1;
}
