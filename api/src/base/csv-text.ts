/** Rows as CSV for a spreadsheet. */
import { stringify } from 'csv-stringify/sync';

/**
 * Where a spreadsheet that separates cells by semicolons, as Hungarian ones do, would find a formula within
 * a cell of this file; such a spreadsheet knows no quotes there, so that a line break begins a cell as well.
 */
const INNER_FORMULA = /(?<=[;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

/** What a spreadsheet would take for a formula begins with an apostrophe. */
export function csvText(columns: readonly string[], rows: readonly object[]): string {
  return stringify([...rows], {
    bom: true,
    cast: {
      boolean: (value) => (value ? 'yes' : 'no'),
      string: (value) => value.replace(INNER_FORMULA, "'"),
    },
    columns: [...columns],
    escape_formulas: true,
    header: true,
  });
}
