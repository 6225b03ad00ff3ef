/** CSV files: read from staff, written for spreadsheets. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { z } from 'zod';
import { ContentError } from './content-issue.ts';

export interface CsvRow<Row> {
  line: number;
  row: Row;
}

/** Rows in the shape of `schema`. @throws {ContentError} with every issue by line and column, and no value. */
export async function readCsvRows<Schema extends z.ZodType>(
  file: string,
  columns: readonly string[],
  schema: Schema,
): Promise<CsvRow<z.output<Schema>>[]> {
  const name = basename(file);
  const lines = csvLines(name, await readFile(file, 'utf8'), columns);
  if (lines.length === 0) throw emptyFile(name, columns);
  const read = lines.map(({ line, value }) => ({ line, result: schema.safeParse(value) }));
  const issues = read.flatMap(({ line, result }) =>
    (result.error?.issues ?? []).map(
      ({ path, message }) => `${name}:${line}: ${path.join('.') || 'the line'}: ${message}`,
    ),
  );
  if (issues.length > 0) throw new ContentError(issues);
  return read.flatMap(({ line, result }) => (result.success ? [{ line, row: result.data }] : []));
}

interface CsvLine {
  line: number;
  value: Record<string, string>;
}

/** The lines after the header. @throws {ContentError} for a text that is no CSV, is empty, or has other columns. */
export function csvLines(
  name: string,
  text: string,
  columns: readonly string[],
  optional: readonly string[] = [],
): CsvLine[] {
  try {
    const delimiter = text.split('\n', 1)[0]?.includes(';') ? ';' : ',';
    const records = parse(text, {
      bom: true,
      columns: (header: string[]) => checkedHeader(name, header, columns, optional),
      delimiter,
      info: true,
      trim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as {
      record: Record<string, string>;
      info: { lines: number };
    }[];
    if (text.trim() !== '')
      return records.map(({ record, info }) => ({ value: record, line: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const reason = REASONS[error.code] ?? `is no CSV (${error.code})`;
    throw new ContentError([`${name}:${error.lines ?? 1}: ${reason}`]);
  }
  throw emptyFile(name, columns);
}

/** The library's own messages hold values, which may be secrets. */
const REASONS: Partial<Record<CsvError['code'], string>> = {
  CSV_RECORD_INCONSISTENT_COLUMNS: 'has more or fewer cells than the first line',
};

const emptyFile = (name: string, columns: readonly string[]) =>
  new ContentError([`${name}: is empty; the columns are ${columns.join(', ')}`]);

/** @throws {ContentError} with the columns that are missing. It names no others: they may be values. */
function checkedHeader(
  name: string,
  header: string[],
  columns: readonly string[],
  optional: readonly string[],
): string[] {
  const known = [...columns, ...optional];
  const missing = columns.filter((column) => !header.includes(column));
  const wanted = `the first line names the columns ${known.join(', ')}`;
  if (missing.length > 0) {
    throw new ContentError([`${name}:1: misses ${missing.join(', ')}; ${wanted}`]);
  }
  if (header.length > new Set(header.filter((column) => known.includes(column))).size) {
    throw new ContentError([`${name}:1: has further columns; ${wanted}`]);
  }
  return header;
}

/**
 * Where a spreadsheet that separates cells by semicolons, as Hungarian ones do, would find a formula within
 * a cell of this file; such a spreadsheet supports no quotes there, so that a line break begins a cell as well.
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
