/** The originals of all images, in the database that all API processes share. */
import { type Database, insertOnce } from '../../database/open-database.ts';
import type { Tables } from '../../database/schema.ts';
import { type ImageFacts, imageFactsSchema } from './image-kind.ts';
import type { Originals } from './render-file.ts';
import { markUnused } from './unused-media.ts';

export interface NewImage {
  id: string;
  facts: ImageFacts;
  originals: Originals;
}

export interface ContentImages {
  used: string[];
  added: NewImage[];
}

const parseFacts = (facts: string) => imageFactsSchema.parse(JSON.parse(facts));

const factsById = (rows: readonly Pick<Tables['images'], 'id' | 'facts'>[]) =>
  new Map(rows.map(({ id, facts }) => [id, parseFacts(facts)]));

/** The facts of the content's images by id; any other image may be deleted at any time. */
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

/** Adds the images of new content; `transaction` is that of its import. */
export async function storeImages(
  transaction: Database,
  { used, added }: ContentImages,
): Promise<void> {
  for (const { id, facts, originals } of added) {
    const row = { id, facts: JSON.stringify(facts), ...originals, unused_since: null };
    await insertOnce(transaction, 'images', row);
  }
  await markUnused(transaction, 'images', used);
}
