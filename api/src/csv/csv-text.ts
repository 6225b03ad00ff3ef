/** Rows as CSV for a spreadsheet. */
import { stringify } from 'csv-stringify/sync';

/** A cell that a spreadsheet would take for a formula begins with an apostrophe. */
export function csvText(columns: readonly string[], rows: readonly object[]): string {
  return stringify([...rows], {
    bom: true,
    cast: { boolean: (value) => (value ? 'yes' : 'no') },
    columns: [...columns],
    escape_formulas: true,
    header: true,
  });
}
