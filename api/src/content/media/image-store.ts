/** The originals of all images, in the database that all API processes share. */
import { DAY_MS } from '@mall/opening-hours';
import type { Database } from '../../database/open-database.ts';
import { type ImageRow, momentBefore } from '../../database/schema.ts';
import { type ImageFacts, imageFactsSchema } from './image-kind.ts';
import type { Originals } from './render-file.ts';

/** Pages of earlier content may be open or cached for a while. */
const MAX_UNUSED_DAYS = 30;

export interface NewImage {
  id: string;
  facts: ImageFacts;
  originals: Originals;
}

/** The images of a content. */
export interface ContentImages {
  /** Ids of all. */
  used: string[];
  /** Those that are not in the database. */
  added: NewImage[];
}

const parseFacts = (facts: string) => imageFactsSchema.parse(JSON.parse(facts));

const factsById = (rows: readonly Pick<ImageRow, 'id' | 'facts'>[]) =>
  new Map(rows.map(({ id, facts }) => [id, parseFacts(facts)]));

/** The facts of all images by id: those of the content, and those that it named lately. */
export async function readKnownImages(db: Database): Promise<Map<string, ImageFacts>> {
  return factsById(await db.selectFrom('images').select(['id', 'facts']).execute());
}

/** The facts of the images of the content by id. */
export async function readUsedImages(db: Database): Promise<Map<string, ImageFacts>> {
  const images = db.selectFrom('images').select(['id', 'facts']);
  return factsById(await images.where('unused_since', 'is', null).execute());
}

/** An image with its originals, or undefined when there is none with this id. */
export async function findImage(db: Database, id: string): Promise<NewImage | undefined> {
  const row = await db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const originals = {
    original: Buffer.from(row.original),
    mobile: row.mobile && Buffer.from(row.mobile),
  };
  return { id, facts: parseFacts(row.facts), originals };
}

/**
 * Adds the images of new content, and deletes those that no content has named for thirty days. Call
 * it in the transaction that stores the content.
 */
export async function storeImages(
  transaction: Database,
  { used, added }: ContentImages,
): Promise<void> {
  for (const { id, facts, originals } of added) {
    await transaction
      .insertInto('images')
      .values({ id, facts: JSON.stringify(facts), ...originals, unused_since: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
  await markUnused(transaction, used);
}

async function markUnused(transaction: Database, used: readonly string[]): Promise<void> {
  const now = new Date();
  // An empty list is no SQL.
  const ids = ['', ...used];
  const images = transaction.updateTable('images');
  await images.set({ unused_since: null }).where('id', 'in', ids).execute();
  await images
    .set({ unused_since: now.toISOString() })
    .where('unused_since', 'is', null)
    .where('id', 'not in', ids)
    .execute();
  await deleteUnusedImages(transaction, now);
}

/** Deletes the images that no content has named for thirty days. */
export async function deleteUnusedImages(db: Database, now: Date): Promise<void> {
  const limit = momentBefore(now, MAX_UNUSED_DAYS * DAY_MS);
  await db.deleteFrom('images').where('unused_since', '<', limit).execute();
}
