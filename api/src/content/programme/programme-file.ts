/** Reads the rows of a programme file; what they hold is not checked here. */
import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { ContentError } from '../../base/content-issue.ts';
import { csvRows } from './csv-rows.ts';
import { jsonRows } from './json-rows.ts';
import type { ProgrammeRow, ReadRows, RowIssue } from './programme-row.ts';

/** A large cinema's year is far below both. */
const MAX_MEGABYTES = 5;
const MAX_ROWS = 10_000;

const READERS: Record<string, (text: string) => ReadRows> = { '.csv': csvRows, '.json': jsonRows };

/**
 * The rows of a CSV or JSON file.
 * @throws {ContentError} for a file that is neither, that is broken, or too large.
 */
export async function readProgrammeFile(file: string): Promise<ProgrammeRow[]> {
  const name = basename(file);
  const refuse = (issues: readonly RowIssue[]) => {
    const lines = issues.map(({ line, message }) => `${name}${line ? `:${line}` : ''}: ${message}`);
    return new ContentError(lines);
  };
  const read = READERS[extname(file).toLowerCase()];
  if (!read) throw refuse([{ message: 'a programme is a file that ends in .csv or .json' }]);
  const facts = await stat(file).catch(() => undefined);
  if (!facts?.isFile()) throw refuse([{ message: 'cannot be read' }]);
  if (facts.size > MAX_MEGABYTES * 1024 * 1024) {
    throw refuse([{ message: `is larger than ${MAX_MEGABYTES} MB` }]);
  }
  const found = read(await readFile(file, 'utf8'));
  if ('issues' in found) throw refuse(found.issues);
  if (found.rows.length > MAX_ROWS) {
    const message = `has ${found.rows.length} screenings; at most ${MAX_ROWS} are taken`;
    throw refuse([{ message }]);
  }
  return found.rows;
}
