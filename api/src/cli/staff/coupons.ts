/** `staff coupons`: the codes that are given out for the receipts of campaigns. */
import type { Command } from 'commander';
import { csvText } from '../../base/csv.ts';
import { codeStates, importCodes } from '../../people/campaigns/promotion-codes.ts';
import { resolveFolder } from '../run-program.ts';
import { runForStaff } from './staff-context.ts';

const COLUMNS = ['campaign', 'code', 'state', 'uploaded_at'];

export function addCoupons(program: Command): void {
  const coupons = program
    .command('coupons')
    .description('Codes that are given out for the receipts of campaigns.');
  coupons
    .command('import')
    .argument('<file>', 'CSV file with the columns campaign, code')
    .description(
      'Adds the codes of <file> to those of the content; known codes stay as they are. Changes nothing when the file has an error.',
    )
    .action(async (file: string) => {
      const { added, known } = await runForStaff('coupons import', ({ db }) =>
        importCodes(db, resolveFolder(file), new Date()),
      );
      process.stdout.write(`Added ${added} codes; ${known} were known.\n`);
    });
  coupons
    .command('export')
    .argument('<campaign>', 'id of a campaign that takes receipts')
    .description('Writes all codes as CSV to standard output, and which of them are used.')
    .action(async (campaign: string) => {
      const codes = await runForStaff('coupons export', ({ db }) => codeStates(db, campaign));
      process.stdout.write(csvText(COLUMNS, codes));
    });
}
