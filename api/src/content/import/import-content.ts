/** Imports content into the database: any folder by command, the bundled one at a start. */
import type { Database } from '../../database/open-database.ts';
import { readKnownImages } from '../media/image-store.ts';
import { hashFolder } from './content-hash.ts';
import { readContentState, replaceContent } from './content-store.ts';
import { type ContentCounts, countContent } from './item-kinds.ts';
import type { ImportContext } from './prepare-content.ts';

export interface ImportOptions {
  db: Database;
  folder: string;
  context: ImportContext;
}

export interface ImportResult {
  version: string;
  counts: ContentCounts;
}

/**
 * Replaces all content by that of `folder`.
 * @throws {ContentError} with every issue of the folder; nothing is changed then.
 */
export function importFolder(options: ImportOptions): Promise<ImportResult> {
  return importWith(options, null);
}

/**
 * Imports the bundled folder when there is no content yet, or when the bundled content was imported
 * last and its files have changed since. Undefined when there was nothing to do.
 */
export async function importBundledWhenNew(
  options: ImportOptions,
): Promise<ImportResult | undefined> {
  const state = await readContentState(options.db);
  if (state && state.bundled_fingerprint === null) return undefined;
  const hash = await hashFolder(options.folder);
  if (state?.bundled_fingerprint === hash) return undefined;
  return importWith(options, hash);
}

async function importWith(
  { db, folder, context }: ImportOptions,
  bundledHash: string | null,
): Promise<ImportResult> {
  // A third of what the API loads is there to check content. Most starts find it unchanged.
  const { prepareContent } = await import('./prepare-content.ts');
  const prepared = await prepareContent(folder, context, await readKnownImages(db));
  const version = await replaceContent(db, prepared, bundledHash);
  return { version, counts: countContent(prepared.content) };
}
