/** Reads a CSV file of staff, with commas or semicolons: every row is right, or none is taken. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { ContentError } from './content-issue.ts';

export interface CsvRow<Row> {
  line: number;
  row: Row;
}

/**
 * The rows of `file`, each in the shape of `schema`.
 * @param columns those that the first line names, for messages.
 * @throws {ContentError} with every fault by its line and column; no fault holds a value, also when the first
 * line is no header but a row.
 */
export async function readCsvRows<Schema extends z.ZodType>(
  file: string,
  columns: readonly string[],
  schema: Schema,
): Promise<CsvRow<z.output<Schema>>[]> {
  const name = basename(file);
  const read = parseLines(name, await readFile(file, 'utf8'), columns).map(({ line, value }) => ({
    line,
    result: schema.safeParse(value),
  }));
  const faults = read.flatMap(({ line, result }) =>
    (result.error?.issues ?? []).map(
      ({ path, message }) => `${name}:${line}: ${path.join('.') || 'the line'}: ${message}`,
    ),
  );
  if (faults.length > 0) throw new ContentError(faults);
  return read.flatMap(({ line, result }) => (result.success ? [{ line, row: result.data }] : []));
}

interface Line {
  line: number;
  value: Record<string, string>;
}

function parseLines(name: string, text: string, columns: readonly string[]): Line[] {
  try {
    const delimiter = text.split('\n', 1)[0]?.includes(';') ? ';' : ',';
    const records = parse(text, {
      bom: true,
      columns: (header: string[]) => checkedHeader(name, header, columns),
      delimiter,
      info: true,
      trim: true,
      skip_empty_lines: true,
    }) as unknown as {
      record: Record<string, string>;
      info: { lines: number };
    }[];
    if (records.length > 0)
      return records.map(({ record, info }) => ({ value: record, line: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ContentError([`${name}:${error.lines ?? 1}: is no CSV (${error.code})`]);
  }
  throw new ContentError([`${name}: is empty; the columns are ${columns.join(', ')}`]);
}

/** @throws {ContentError} with the columns that are missing. It names no others: they may be values. */
function checkedHeader(name: string, header: string[], columns: readonly string[]): string[] {
  const missing = columns.filter((column) => !header.includes(column));
  const wanted = `the first line names the columns ${columns.join(', ')}`;
  if (missing.length > 0) {
    throw new ContentError([`${name}:1: misses ${missing.join(', ')}; ${wanted}`]);
  }
  if (header.length > columns.length) {
    throw new ContentError([`${name}:1: has further columns; ${wanted}`]);
  }
  return header;
}
