/** Reads the store's JSON records. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ReleaseError } from '../release-error.ts';
import { hasCode } from '../system-error.ts';

/** Thrown for a record that is there and cannot be read as one: cut off, altered, or of another form. */
export class DamagedRecordError extends ReleaseError {
  override name = 'DamagedRecordError';
  readonly file: string;

  constructor(file: string, reason: string) {
    super(`${file} is damaged: ${reason}`);
    this.file = file;
  }
}

/**
 * The record in `file`, or undefined when there is no such file.
 * @throws {DamagedRecordError} when it does not hold what `schema` describes.
 */
export async function readRecord<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const text = await readText(file);
  if (text === undefined) return;
  return parseRecord(text, file, schema);
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    // Its message does not name the file.
    if (hasCode(error, 'EISDIR')) throw new DamagedRecordError(file, 'it is a folder');
    throw error;
  }
}

function parseRecord<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new DamagedRecordError(file, (error as Error).message);
  }
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new DamagedRecordError(file, z.prettifyError(parsed.error));
}
