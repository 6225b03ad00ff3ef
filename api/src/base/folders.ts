/** Where this package's files lie; only the entry points may load this module. */
import { join, resolve } from 'node:path';
import type { Settings } from '@mall/contracts';

const packageFolder = join(import.meta.dirname, '../..');

export const CHECKOUT = join(packageFolder, '..');
export const BUNDLED_CONTENT = join(packageFolder, 'content');

/** The folder of the receipts by the settings; made with the first upload. */
export function uploadsFolder({
  UPLOADS_DIR,
  DATA_DIR,
}: Pick<Settings, 'UPLOADS_DIR' | 'DATA_DIR'>): string {
  return resolve(CHECKOUT, UPLOADS_DIR ?? join(DATA_DIR, 'uploads'));
}
