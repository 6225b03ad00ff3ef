/** Content in the database: replaced as a whole, read as a whole. */
import { createHash } from 'node:crypto';
import type { Database } from '../../database/open-database.ts';
import { serializeTransactions } from '../../database/serialize-transactions.ts';
import { readDrawsVersion, readWinners } from '../draws/published-draws.ts';
import { storeImages } from '../media/image-store.ts';
import { readProgramme, readProgrammeVersion } from '../programme/stored-programme.ts';
import type { NewContent } from '../schema/import-fields.ts';
import { storeVideos } from '../video/video-store.ts';
import { withIds } from './content-items.ts';
import type { PreparedContent } from './prepare-content.ts';

const STATE_ID = 1;

/** What was imported last, or undefined when nothing ever was. */
export async function readContentState(db: Database) {
  const state = await db
    .selectFrom('content_state')
    .select(['version', 'imported_at', 'bundled_fingerprint'])
    .where('id', '=', STATE_ID)
    .where('version', '!=', '')
    .executeTakeFirst();
  if (!state) return undefined;
  // It changes with the content, with the cinema's programme, and with each draw of winners.
  const parts = [state.version, await readProgrammeVersion(db), await readDrawsVersion(db)];
  return { ...state, version: parts.filter(Boolean).join('.') };
}

/** Replaces all content and adds its images and videos in one transaction. @returns the content's version. */
export async function replaceContent(
  db: Database,
  { content, images, videos }: PreparedContent,
  bundledHash: string | null,
): Promise<string> {
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  const state = {
    version,
    imported_at: new Date().toISOString(),
    bundled_fingerprint: bundledHash,
  };
  await db.transaction().execute(async (transaction) => {
    await serializeTransactions(transaction);
    await storeImages(transaction, images);
    await storeVideos(transaction, videos);
    const body = JSON.stringify(await withIds(transaction, content));
    const row = transaction.updateTable('content_state').where('id', '=', STATE_ID);
    await row.set({ ...state, body }).execute();
  });
  return version;
}

export type StoredContent = NonNullable<Awaited<ReturnType<typeof readContent>>>;

/** All content and its version from one moment, or undefined when there is none. */
export async function readContent(db: Database) {
  // One view of all tables, while another process may be importing.
  const reading = db.transaction().setAccessMode('read only').setIsolationLevel('repeatable read');
  return reading.execute(async (transaction) => {
    const state = await readContentState(transaction);
    if (!state) return undefined;
    const stored = await readBody(transaction);
    const imported = await readProgramme(transaction);
    const programme = imported ?? { updated_at: state.imported_at, screenings: null };
    return {
      version: state.version,
      content: { ...stored, programme, winners: await readWinners(transaction) },
    };
  });
}

/** The content as the import has stored it; nothing before the first import. */
export async function readBody(db: Database): Promise<Partial<NewContent>> {
  const state = db.selectFrom('content_state').select('body').where('id', '=', STATE_ID);
  return JSON.parse((await state.executeTakeFirstOrThrow()).body);
}
