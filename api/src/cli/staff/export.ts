/** `staff export`: the rows of one kind as CSV. */
import { Argument, type Command } from 'commander';
import { csvText } from '../../base/csv-text.ts';
import { EXPORTS, type ExportName, readExport } from './export-rows.ts';
import { runForStaff } from './staff-context.ts';

export function addExport(program: Command): void {
  program
    .command('export')
    .addArgument(new Argument('<what>', 'which rows').choices(Object.keys(EXPORTS)))
    .description(
      'Writes the rows as CSV to standard output. A cell that a spreadsheet would take for a formula begins with an apostrophe.',
    )
    .action(async (what: ExportName) => {
      const rows = await runForStaff(`export ${what}`, (context) => readExport(what, context));
      process.stdout.write(csvText(EXPORTS[what].columns, rows));
    });
}
