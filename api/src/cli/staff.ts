/** The command `staff`: what people who look after customers do with the site's data. */
import { Command } from 'commander';
import { runProgram } from './run-program.ts';
import { addCoupons } from './staff/coupons.ts';
import { addDrawWinners } from './staff/draw-winners.ts';
import { addExport } from './staff/export.ts';
import { addGiftCards } from './staff/gift-cards.ts';
import { addMails } from './staff/mails.ts';
import { addPurge } from './staff/purge.ts';
import { addReencrypt } from './staff/reencrypt.ts';

const program = new Command('staff')
  .description('Data of customers, cards and campaigns. Each command is recorded in the audit log.')
  .exitOverride();

// One file for each command.
addExport(program);
addPurge(program);
addDrawWinners(program);
addCoupons(program);
addGiftCards(program);
addMails(program);
addReencrypt(program);

await runProgram(program);
