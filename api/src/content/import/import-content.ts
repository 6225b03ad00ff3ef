/** Imports content into the database: any folder by command, the bundled one at a start. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { ContentError } from '../../base/content-issue.ts';
import type { Database } from '../../database/open-database.ts';
import { readUsedImages } from '../media/image-store.ts';
import { countContent } from './content-items.ts';
import { readContentState, replaceContent } from './content-store.ts';
import type { ImportContext } from './prepare-content.ts';

interface ImportOptions {
  db: Database;
  folder: string;
  context: ImportContext;
  /** Whether bundled content replaces what was imported by command; it does not at a start. */
  replacesOther?: boolean;
}

/** Replaces all content. @throws {ContentError} with every issue of the folder; nothing is changed then. */
export function importFolder(options: ImportOptions) {
  return importWith(options, null);
}

/** Undefined when other content was imported since and is kept, or when the files of the folder are unchanged. */
export async function importBundledWhenNew(options: ImportOptions) {
  const state = await readContentState(options.db);
  if (state?.bundled_fingerprint === null && !options.replacesOther) return undefined;
  const hash = await hashFolder(options.folder);
  if (state?.bundled_fingerprint === hash) return undefined;
  return importWith(options, hash);
}

async function importWith({ db, folder, context }: ImportOptions, bundledHash: string | null) {
  // A third of what the API loads is there to check content. Most starts find it unchanged.
  const { prepareContent } = await import('./prepare-content.ts');
  const prepared = await prepareContent(folder, context, await readUsedImages(db));
  const version = await replaceContent(db, prepared, bundledHash);
  return { version, counts: countContent(prepared.content) };
}

/** Imports the bundled content where that is due. @throws {ContentError} for issues, without other content. */
export async function importBundledContent(
  options: ImportOptions,
  log: Pick<Logger, 'info' | 'error'>,
): Promise<void> {
  try {
    const imported = await importBundledWhenNew(options);
    if (imported) log.info(imported, 'bundled content imported');
    else log.info('bundled content unchanged or replaced by an import; nothing imported');
  } catch (error) {
    const isFaulty = error instanceof ContentError;
    if (!isFaulty || !(await readContentState(options.db))) throw error;
    log.error({ issues: error.message.split('\n') }, 'bundled content has issues; not imported');
  }
}

async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
  for (const file of files.sort()) {
    hash.update(`${file}\0`).update(await readFile(join(folder, file)));
  }
  return hash.digest('hex');
}
