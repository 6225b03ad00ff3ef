/** Reads the store's JSON records. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ReleaseError } from '../base/release-error.ts';
import { hasCode, unlessMissing } from '../base/system-error.ts';

/** Thrown for a record that is there and cannot be read. */
export class RecordError extends ReleaseError {
  override name = 'RecordError';
  readonly file: string;

  constructor(file: string, reason: string) {
    super(`${file} cannot be read: ${reason}`);
    this.file = file;
  }
}

/** It is not a record: cut off, altered, or of another form. */
export class DamagedRecordError extends RecordError {
  override name = 'DamagedRecordError';
}

/** It may be sound: another user can read it. */
export class ForbiddenRecordError extends RecordError {
  override name = 'ForbiddenRecordError';

  constructor(file: string) {
    super(file, 'this user lacks the permission');
  }
}

/**
 * The record in `file`, or undefined when there is no such file.
 * @throws {DamagedRecordError} when it does not hold what `schema` describes.
 * @throws {ForbiddenRecordError}
 */
export async function readRecord<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const text = await readText(file);
  if (text === undefined) return;
  return parseRecord(text, file, schema);
}

function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'EISDIR')) throw new DamagedRecordError(file, 'it is a folder');
    if (hasCode(error, 'EACCES')) throw new ForbiddenRecordError(file);
    return unlessMissing(undefined)(error);
  });
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
