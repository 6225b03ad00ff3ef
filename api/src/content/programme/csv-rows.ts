/** The rows of a programme in CSV, as spreadsheets write it: with commas or semicolons. */
import { CsvError, type Info, parse } from 'csv-parse/sync';
import type { ProgrammeRow, ReadRows, RowIssue } from './programme-row.ts';
import { OPTIONAL_FIELDS, PROGRAMME_FIELDS } from './programme-screening.ts';

interface Line {
  record: string[];
  line: number;
}

/** The first line names the columns, in any order. */
export function csvRows(text: string): ReadRows {
  const lines = parseLines(text);
  if ('issues' in lines) return lines;
  const [header, ...rows] = lines.lines;
  const issues = header ? headerIssues(header) : [{ message: 'is empty' }];
  if (!header || issues.length > 0) return { issues };
  const uneven = rows.filter(({ record }) => record.length !== header.record.length);
  if (uneven.length > 0) {
    const columns = header.record.length;
    return {
      issues: uneven.map(({ record, line }) => ({
        line,
        message: `has ${record.length} values; the first line names ${columns} columns`,
      })),
    };
  }
  return { rows: rows.map((row) => toRow(header.record, row)) };
}

function parseLines(text: string): { lines: Line[] } | { issues: RowIssue[] } {
  try {
    const parsed = parse(text, {
      bom: true,
      delimiter: text.split('\n', 1)[0]?.includes(';') ? ';' : ',',
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { record: string[]; info: Info }[];
    return { lines: parsed.map(({ record, info }) => ({ record, line: info.lines })) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error.lines);
    return { issues: [{ ...(line > 0 && { line }), message: error.message }] };
  }
}

function headerIssues({ record, line }: Line): RowIssue[] {
  const known: readonly string[] = PROGRAMME_FIELDS;
  const unknown = record.filter((name) => !known.includes(name));
  const twice = record.filter((name, index) => record.indexOf(name) !== index);
  const missing = known.filter((name) => !record.includes(name) && !OPTIONAL_FIELDS.includes(name));
  const columns = `the columns are ${known.join(', ')}`;
  return [
    ...unknown.map((name) => ({ line, message: `"${name}" is no column; ${columns}` })),
    ...twice.map((name) => ({ line, message: `the column "${name}" is there twice` })),
    ...missing.map((name) => ({ line, message: `the column "${name}" is missing; ${columns}` })),
  ];
}

/** An empty cell is a field that is left out; halls are numbers. */
function toRow(names: readonly string[], { record, line }: Line): ProgrammeRow {
  const cells = names.map((name, index) => [name, record[index] ?? ''] as const);
  const value = Object.fromEntries(
    cells
      .filter(([, cell]) => cell !== '')
      .map(([name, cell]) => [name, name === 'hall' && /^\d+$/.test(cell) ? Number(cell) : cell]),
  );
  return { value, lineOf: () => line };
}
