/** Reads the rows of a programme file, in CSV or JSON; what they hold is not checked here. */
import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { YamlSource } from '@mall/server/yaml-source';
import { ContentError } from '../../base/content-issue.ts';
import { csvLines } from '../../base/csv.ts';
import { messageOf } from '../../base/log.ts';
import { OPTIONAL_FIELDS, PROGRAMME_FIELDS } from './programme-screening.ts';

const MAX_ROWS = 10_000;

export interface ProgrammeRow {
  value: unknown;
  /** The line of a field, from 1; without a field that of the row. */
  lineOf: (field?: string) => number;
}

const READERS: Record<string, (name: string, text: string) => ProgrammeRow[]> = {
  '.csv': csvRows,
  '.json': jsonRows,
};

/** @throws {ContentError} for a file that is neither CSV nor JSON, is malformed, or too large. */
export async function readProgrammeFile(file: string): Promise<ProgrammeRow[]> {
  const name = basename(file);
  const read = READERS[extname(file).toLowerCase()];
  if (!read) refuse(name, 'a programme is a file that ends in .csv or .json');
  const text = await readFile(file, 'utf8').catch(() => refuse(name, 'cannot be read'));
  const rows = read(name, text);
  if (rows.length > MAX_ROWS) {
    refuse(name, `has ${rows.length} screenings; at most ${MAX_ROWS} are imported`);
  }
  return rows;
}

function refuse(name: string, message: string): never {
  throw new ContentError([`${name}: ${message}`]);
}

/** An empty cell is a field that is left out; halls are numbers. */
function csvRows(name: string, text: string): ProgrammeRow[] {
  const required = PROGRAMME_FIELDS.filter((field) => !OPTIONAL_FIELDS.includes(field));
  return csvLines(name, text, required, OPTIONAL_FIELDS).map(({ value, line }) => {
    const cells = Object.entries(value).filter(([, cell]) => cell !== '');
    const fields = cells.map(([field, cell]) =>
      field === 'hall' && /^\d+$/.test(cell) ? [field, Number(cell)] : [field, cell],
    );
    return { value: Object.fromEntries(fields), lineOf: () => line };
  });
}

function jsonRows(name: string, text: string): ProgrammeRow[] {
  const value = parseJson(name, text);
  if (!Array.isArray(value)) refuse(name, 'is no list of screenings');
  const source = new YamlSource(text);
  return value.map((row: unknown, index) => ({
    value: row,
    lineOf: (field) => source.lineOf(field ? `${index}.${field}` : `${index}`),
  }));
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuse(name, messageOf(error));
  }
}
