/** Reads the store's JSON records. */
import { SingleFlight } from '@mall/server';
import { z } from 'zod';
import { ReleaseError } from '../base/errors.ts';
import type { Storage } from './storage.ts';

export class RecordError extends ReleaseError {
  override name = 'RecordError';
  /** As the storage names it. */
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

export const recordText = (record: object): string => `${JSON.stringify(record, null, 2)}\n`;

/** The record, or undefined without one. @throws {DamagedRecordError | ForbiddenRecordError} */
export async function readRecord<Schema extends z.ZodType>(
  storage: Storage,
  key: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const text = await storage.read(key);
  return text === undefined ? undefined : parseRecord(text, storage.nameOf(key), schema);
}

function parseRecord<Schema extends z.ZodType>(
  text: string,
  name: string,
  schema: Schema,
): z.infer<Schema> {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new DamagedRecordError(name, (error as Error).message);
  }
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new DamagedRecordError(name, z.prettifyError(parsed.error));
}

/** Records that never change once they are created: each is read once. */
export abstract class ImmutableRecords {
  protected readonly storage: Storage;
  readonly #known = new Map<string, unknown>();
  /** Many compositions that are read at once have the same releases. */
  readonly #reading = new SingleFlight<unknown>();

  constructor(storage: Storage) {
    this.storage = storage;
  }

  /** As `readRecord`. */
  protected async readOnce<Schema extends z.ZodType>(
    key: string,
    schema: Schema,
  ): Promise<z.infer<Schema> | undefined> {
    const read = () => readRecord(this.storage, key, schema);
    const record = this.#known.get(key) ?? (await this.#reading.run(key, read));
    if (record) this.#known.set(key, record);
    return record as z.infer<Schema> | undefined;
  }

  /** @returns false when there is one already. */
  protected create(key: string, record: object): Promise<boolean> {
    return this.storage.create(key, recordText(record));
  }

  /** Call once a record is removed. */
  protected forget(key: string): void {
    this.#known.delete(key);
  }
}
