/** Reads the store's JSON records. */
import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { hasCode, ReleaseError, unlessMissing } from '../base/errors.ts';

export class RecordError extends ReleaseError {
  override name = 'RecordError';
  readonly file: string;

  constructor(file: string, reason: string) {
    super(`${file} cannot be read: ${reason}`);
    this.file = file;
  }
}

/** Called for a record that cannot be read: it is passed over, and not reported again, unless this throws. */
export type OnRecordError = (error: RecordError) => void;

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

/** The record, or undefined without a file. @throws {DamagedRecordError | ForbiddenRecordError} */
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

async function withDraft<Result>(
  file: string,
  text: string,
  publish: (draft: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(dirname(file), { recursive: true });
  const draft = join(dirname(file), `.draft-${randomUUID()}`);
  try {
    await writeFile(draft, text, { flush: true });
    return await publish(draft);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Creates `file` by a link, so of two writers one wins. @returns false when it exists. */
export function createExclusively(file: string, text: string): Promise<boolean> {
  return withDraft(file, text, async (draft) => {
    try {
      await link(draft, file);
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    }
  });
}

/** Writes `file`, over an older one too. */
export function replaceFile(file: string, text: string): Promise<void> {
  return withDraft(file, text, (draft) => rename(draft, file));
}
