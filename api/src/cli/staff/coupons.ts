/** `staff coupons`: the codes that are given out for the receipts of campaigns. */
import type { Command } from 'commander';

const COLUMNS = ['campaign', 'code', 'state', 'uploaded_at'];

export function addCoupons(program: Command): void {
  const coupons = program
    .command('coupons')
    .description('Codes that are given out for the receipts of campaigns.');
  addImport(coupons);
  addCodesExport(coupons);
}

function addImport(coupons: Command): void {
  coupons
    .command('import')
    .argument('<file>', 'CSV file with the columns campaign, code')
    .description(
      'Adds the codes of <file> to those of the content; codes that are known stay as they are. Changes nothing when the file has a fault.',
    )
    .action(async (file: string) => {
      const [{ runForStaff }, { importCodes }, { resolveFolder }] = await Promise.all([
        import('./staff-context.ts'),
        import('../../people/campaigns/promotion-codes.ts'),
        import('../command-context.ts'),
      ]);
      const { added, known } = await runForStaff('coupons import', ({ db }) =>
        importCodes(db, resolveFolder(file), new Date()),
      );
      process.stdout.write(`Added ${added} codes; ${known} were known.\n`);
    });
}

function addCodesExport(coupons: Command): void {
  coupons
    .command('export')
    .argument('<campaign>', 'id of a campaign that takes receipts')
    .description('Writes all codes as CSV to standard output, and which of them are used.')
    .action(async (campaign: string) => {
      const [{ runForStaff }, { codeStates }, { csvText }] = await Promise.all([
        import('./staff-context.ts'),
        import('../../people/campaigns/promotion-codes.ts'),
        import('../../base/csv-text.ts'),
      ]);
      const codes = await runForStaff('coupons export', ({ db }) => codeStates(db, campaign));
      process.stdout.write(csvText(COLUMNS, codes));
    });
}
