/** Where the release store is, and how it is opened. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '@mall/contracts';
import { ReleaseError } from '../base/errors.ts';
import type { OnRecordError } from './record-file.ts';
import { ReleaseStore } from './release-store.ts';

/** The store's URL by the settings: STORE_URL, or the folder `store` in DATA_DIR. */
export function storeUrl(settings: Pick<Settings, 'DATA_DIR' | 'STORE_URL'>): string {
  return settings.STORE_URL ?? `${settings.DATA_DIR}/store`;
}

/** Opens the store at a folder or a URL `file:<folder>`; a relative one is below `root`. */
export function openStore(
  url: string,
  root = process.cwd(),
  onRecordError?: OnRecordError,
): ReleaseStore {
  if (url.startsWith('file://')) return new ReleaseStore(fileURLToPath(url), onRecordError);
  const folder = url.replace(/^file:/, '');
  if (/^[a-z0-9]+:/i.test(folder)) {
    throw new ReleaseError(`setting STORE_URL: ${url} is not supported; use file:<folder>`);
  }
  return new ReleaseStore(resolve(root, folder), onRecordError);
}
