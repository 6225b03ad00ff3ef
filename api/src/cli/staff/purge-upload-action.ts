/** What `staff purge-upload` does, and what it prints. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings } from '@mall/contracts';
import { uploadsFolder } from '../../base/folders.ts';
import { eraseReceipt } from '../../people/campaigns/erase-receipt.ts';
import { runForStaff } from './staff-context.ts';

/** Deletes the row, then the picture: a row without its picture would be worse than the other way round. */
export async function purgeUpload(campaign: string, code: string): Promise<string> {
  const file = await runForStaff('purge-upload', ({ db }) => eraseReceipt(db, campaign, code));
  if (file === undefined) return `${campaign} has no receipt with the code ${code}.\n`;
  await rm(join(uploadsFolder(readSettings(process.env)), file), { force: true });
  return 'Deleted the receipt with its picture.\n';
}
