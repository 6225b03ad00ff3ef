/** Writes the file of a receipt into the folder of uploads. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpError } from '../../http/errors.ts';
import type { FormRequest } from '../forms/form-definition.ts';

const OWNER_ONLY = { file: 0o600, folder: 0o700 };

/** @throws {HttpError} 503 for a full or missing disk, which keeps no part of the file. */
export async function storeReceiptFile(
  name: string,
  bytes: Buffer,
  { uploadsFolder, log }: Pick<FormRequest, 'uploadsFolder' | 'log'>,
): Promise<void> {
  const file = join(uploadsFolder, name);
  try {
    await mkdir(uploadsFolder, { recursive: true, mode: OWNER_ONLY.folder });
    await writeFile(file, bytes, { mode: OWNER_ONLY.file, flag: 'wx' });
  } catch (error) {
    log.error({ err: error }, 'the file of a receipt could not be stored');
    // Where this fails as well, there is no file.
    await rm(file, { force: true }).catch(() => undefined);
    throw new HttpError(503, 'storage:unavailable');
  }
}
