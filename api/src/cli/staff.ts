/** The command `staff`: what people who look after customers do with the site's data. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings } from '@mall/contracts';
import { Command } from 'commander';
import { csvText } from '../base/csv.ts';
import { uploadsFolder } from '../base/folders.ts';
import { codeStates, importCodes } from '../people/campaigns/promotion-codes.ts';
import { readGiftCards, storeGiftCards } from '../people/gift-card/import-gift-cards.ts';
import { waitingMailsTo } from '../people/mail/outbox.ts';
import { erasePerson, eraseReceipt } from '../people/privacy/erase-person.ts';
import { reencrypt } from '../vault/reencrypt.ts';
import { resolveFolder, runProgram } from './run-program.ts';
import { addDrawWinners } from './staff/draw-winners.ts';
import { addExport } from './staff/export.ts';
import { runForStaff } from './staff/staff-context.ts';

const program = new Command('staff')
  .description('Data of customers, cards and campaigns; the audit log records each command.')
  .exitOverride();
const print = (text: string) => {
  process.stdout.write(text);
};
const lowerCase = (address: string) => address.trim().toLowerCase();

addExport(program);

program
  .command('purge')
  .argument('<e-mail>', 'address of the person', lowerCase)
  .description(
    'delete account, loyalty card, family card, newsletter, game entries and waiting mails of the address; receipts have no address, see purge-receipt',
  )
  .action(async (email: string) => {
    const tables = await runForStaff('purge', ({ db, cipher }) =>
      erasePerson(db, cipher.blindIndex('email', email), new Date()),
    );
    const deleted = `Deleted from ${tables.join(', ')}.\n`;
    print(tables.length > 0 ? deleted : 'Nothing was kept of this address.\n');
  });

program
  .command('purge-receipt')
  .argument('<campaign>', 'id of the campaign')
  .argument('<code>', 'code of the receipt; `export receipts` names it beside name and invoice')
  .description(
    'delete a receipt with its picture, and its name from the published winners; the code can be used again',
  )
  .action(async (campaign: string, code: string) => {
    const file = await runForStaff('purge-receipt', ({ db }) => eraseReceipt(db, campaign, code));
    if (file === undefined) return print(`${campaign} has no receipt with the code ${code}.\n`);
    // After the row: a row without its picture would be worse than the other way round.
    await rm(join(uploadsFolder(readSettings(process.env)), file), { force: true });
    return print('Deleted the receipt with its picture.\n');
  });

addDrawWinners(program);

const coupons = program
  .command('coupons')
  .description('import or export the codes that are given out for the receipts of campaigns');

coupons
  .command('import')
  .argument('<file>', 'CSV file with the columns campaign, code', resolveFolder)
  .description(
    'add the codes of <file> to those of the content, unless it has an error; known codes stay as they are',
  )
  .action(async (file: string) => {
    const { added, known } = await runForStaff('coupons import', ({ db }) =>
      importCodes(db, file, new Date()),
    );
    print(`Added ${added} codes; ${known} were known.\n`);
  });

coupons
  .command('export')
  .argument('<campaign>', 'id of a campaign that takes receipts')
  .description('write all codes as CSV to standard output, and which of them are used')
  .action(async (campaign: string) => {
    const codes = await runForStaff('coupons export', ({ db }) => codeStates(db, campaign));
    print(csvText(['campaign', 'code', 'state', 'uploaded_at'], codes));
  });

program
  .command('gift-cards')
  .argument(
    '<file>',
    'CSV file with the columns token, valid_until, date, kind, amount',
    resolveFolder,
  )
  .description(
    'replace the gift cards that <file> names, unless it has an error, and leave all others; a line is a movement, its kind top_up, purchase or correction',
  )
  .action(async (file: string) => {
    const cards = await readGiftCards(file);
    await runForStaff('gift-cards', ({ db, cipher }) => storeGiftCards(db, cipher, cards));
    const movements = cards.reduce((sum, card) => sum + card.movements.length, 0);
    print(`Imported ${cards.length} gift cards with ${movements} movements.\n`);
  });

program
  .command('mails')
  .argument('<e-mail>', 'address of the reader', lowerCase)
  .description('print subject and text of the mails to the address that wait to be sent')
  .action(async (email: string) => {
    const mails = await runForStaff('mails', (context) => waitingMailsTo(context, email));
    const texts = mails.map(({ subject, text }) => `${subject}\n\n${text}\n`);
    print(texts.join('\n\n') || 'No mail to this address is waiting.\n');
  });

program
  .command('reencrypt')
  .description(
    'encrypt all personal data with the first key of DATA_KEYS, and name the keys that no row needs any more',
  )
  .action(async () => {
    const { rows, unused } = await runForStaff('reencrypt', ({ db, cipher }) =>
      reencrypt(db, cipher),
    );
    const keys = unused.length > 0 ? ` No row needs the keys ${unused.join(', ')}.` : '';
    print(`Encrypted ${rows} rows again.${keys}\n`);
  });

await runProgram(program);
