/** `staff purge` and `staff purge-receipt`: erase what is kept of one person. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings } from '@mall/contracts';
import type { Command } from 'commander';
import { uploadsFolder } from '../../base/folders.ts';
import { erasePerson, eraseReceipt } from '../../people/privacy/erase-person.ts';
import { runForStaff } from './staff-context.ts';

export function addPurge(program: Command): void {
  program
    .command('purge')
    .argument('<e-mail>', 'address of the person')
    .description(
      'Deletes account, loyalty card, family card, newsletter, game entries and waiting mails of the address. A receipt has no address: `purge-receipt`.',
    )
    .action(async (address: string) => {
      const tables = await runForStaff('purge', ({ db, cipher }) =>
        erasePerson(db, cipher.blindIndex('email', address.trim().toLowerCase()), new Date()),
      );
      const deleted = `Deleted from ${tables.join(', ')}.\n`;
      process.stdout.write(tables.length > 0 ? deleted : 'Nothing was kept of this address.\n');
    });
  program
    .command('purge-receipt')
    .argument('<campaign>', 'id of the campaign')
    .argument('<code>', 'code of the receipt; `export receipts` names it beside name and invoice')
    .description(
      'Deletes a receipt with its picture, and its name from the published winners. The code can be used again.',
    )
    .action(async (campaign: string, code: string) => {
      process.stdout.write(await purgeReceipt(campaign, code));
    });
}

/** Deletes the row, then the picture: a row without its picture would be worse than the other way round. */
async function purgeReceipt(campaign: string, code: string): Promise<string> {
  const file = await runForStaff('purge-receipt', ({ db }) => eraseReceipt(db, campaign, code));
  if (file === undefined) return `${campaign} has no receipt with the code ${code}.\n`;
  await rm(join(uploadsFolder(readSettings(process.env)), file), { force: true });
  return 'Deleted the receipt with its picture.\n';
}
