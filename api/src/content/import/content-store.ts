/** Content in the database: replaced as a whole, read as a whole. */
import { createHash } from 'node:crypto';
import type { Database } from '../../database/open-database.ts';
import type { ContentItemRow } from '../../database/schema.ts';
import { readDraws, readDrawsVersion } from '../draws/published-draws.ts';
import { storeImages } from '../media/image-store.ts';
import { readProgramme, readProgrammeVersion } from '../programme/stored-programme.ts';
import type { NewContent } from '../schema/import-fields.ts';
import { storeVideos } from '../video/video-store.ts';
import { assignIds, ITEM_LISTS, type ItemList } from './content-items.ts';
import type { PreparedContent } from './prepare-content.ts';

const STATE_ID = 1;
/** PostgreSQL takes 65,535 parameters a statement, SQLite 32,766; a row has four. */
const ROWS_PER_INSERT = 500;

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
  const items = toRows(content);
  const version = createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 16);
  const state = {
    version,
    imported_at: new Date().toISOString(),
    bundled_fingerprint: bundledHash,
  };
  await db.transaction().execute(async (transaction) => {
    // First of all, so that two imports at once wait for each other on this row.
    await transaction.updateTable('content_state').set(state).where('id', '=', STATE_ID).execute();
    await transaction.deleteFrom('content_items').execute();
    await storeImages(transaction, images);
    await storeVideos(transaction, videos);
    for (let start = 0; start < items.length; start += ROWS_PER_INSERT) {
      const some = items.slice(start, start + ROWS_PER_INSERT);
      await transaction.insertInto('content_items').values(some).execute();
    }
    await assignIds(transaction, items);
  });
  return version;
}

export type StoredContent = NonNullable<Awaited<ReturnType<typeof readContent>>>;

/** All content and its version from one moment, or undefined when there is none. */
export async function readContent(db: Database) {
  // One view of both tables, while another process may be importing.
  const reading = db.transaction().setAccessMode('read only').setIsolationLevel('repeatable read');
  return reading.execute(async (transaction) => {
    const state = await readContentState(transaction);
    if (!state) return undefined;
    const rows = await transaction
      .selectFrom('content_items as item')
      .leftJoin('content_ids as public', (join) =>
        join.onRef('public.kind', '=', 'item.kind').onRef('public.slug', '=', 'item.slug'),
      )
      .select(['item.kind', 'item.slug', 'item.body', 'public.id'])
      .orderBy('item.position')
      .execute();
    const imported = await readProgramme(transaction);
    const programme = imported ?? { updated_at: state.imported_at, screenings: null };
    return {
      version: state.version,
      content: { ...fromRows(rows), programme, draws: await readDraws(transaction) },
    };
  });
}

function toRows(content: NewContent): ContentItemRow[] {
  const row = (kind: string, slug: string, position: number, item: object) => ({
    ...{ kind, slug, position, body: JSON.stringify(item) },
  });
  const items = ITEM_LISTS.flatMap((list) =>
    content[list].map((item, position) => row(list, slugOf(item, position), position, item)),
  );
  const plan = content.floor_plan ? [row('floor_plan', 'floor_plan', 0, content.floor_plan)] : [];
  return [row('site', 'site', 0, content.site), ...items, ...plan];
}

/** Synonyms have no name of their own. */
function slugOf(item: NewContent[ItemList][number], position: number): string {
  if ('slug' in item) return item.slug;
  return 'id' in item ? item.id : String(position);
}

interface ReadRow extends Pick<ContentItemRow, 'kind' | 'body'> {
  /** Null for lists without numbers. */
  id: number | null;
}

function fromRows(rows: readonly ReadRow[]): Record<keyof NewContent, unknown> {
  const bodies = (kind: string): unknown[] =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id, body }) => ({ ...JSON.parse(body), ...(id !== null && { id }) }));
  const lists = ITEM_LISTS.map((list) => [list, bodies(list)]);
  return {
    ...(Object.fromEntries(lists) as Record<ItemList, unknown>),
    site: bodies('site')[0],
    floor_plan: bodies('floor_plan')[0],
  };
}
