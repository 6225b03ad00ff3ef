/**
 * The file of a receipt: a picture or a PDF by its content, whatever its name. A picture is decoded
 * and encoded again, so that nothing but its pixels is kept; a PDF is never opened.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { decode } from '../../base/decode-image.ts';
import { deleteOrphanedFiles } from '../../base/orphaned-files.ts';
import type { Database } from '../../database/open-database.ts';
import { HttpError } from '../../http/errors.ts';
import type { FormRequest } from '../forms/form-definition.ts';

/** Receipts stay readable, and a picture takes little memory. */
const MAX_SIDE = 3_000;
const QUALITY = 82;
const TIMEOUT_SECONDS = 20;
/** A picture of the largest size that is decoded takes 200 MB. */
const limit = pLimit(2);

const isAt = (bytes: Buffer, start: number, text: string) =>
  bytes.toString('latin1', start, start + text.length) === text;

function typeOf(bytes: Buffer): 'picture' | 'pdf' | undefined {
  if (isAt(bytes, 0, '%PDF-')) return 'pdf';
  const isPicture =
    isAt(bytes, 0, '\xff\xd8\xff') ||
    isAt(bytes, 0, '\x89PNG\r\n\x1a\n') ||
    (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP'));
  return isPicture ? 'picture' : undefined;
}

/** Whether the first bytes are those of a picture or a PDF. */
export async function hasAcceptedType(file: File): Promise<boolean> {
  return typeOf(Buffer.from(await file.slice(0, 16).arrayBuffer())) !== undefined;
}

async function encodeAgain(bytes: Buffer): Promise<Buffer> {
  return decode(bytes)
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

/** @returns undefined for a file that is neither, or cannot be decoded. */
export async function readReceiptFile(file: File) {
  const bytes = Buffer.from(await file.arrayBuffer());
  const type = typeOf(bytes);
  if (type === 'pdf') {
    return bytes.subarray(-1_024).includes('%%EOF') ? { bytes, extension: 'pdf' } : undefined;
  }
  if (type !== 'picture') return undefined;
  const picture = await limit(() => encodeAgain(bytes)).catch(() => undefined);
  return picture && { bytes: picture, extension: 'jpg' };
}

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

/** A random UUID, and how the file was kept. */
const RECEIPT = /^[0-9a-f-]{36}\.(?:jpg|pdf)$/;

/** Deletes the files of receipts that no row names; nothing else in `folder` is touched. */
export async function deleteOrphanedReceipts(db: Database, folder: string): Promise<void> {
  const rows = await db.selectFrom('receipts').select('file').execute();
  const named = new Set(rows.map(({ file }) => file));
  await deleteOrphanedFiles(folder, (name) => RECEIPT.test(name) && !named.has(name));
}
