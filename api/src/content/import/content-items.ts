/** The items of the content as rows: their lists and public ids. */
import type { Database } from '../../database/open-database.ts';
import type { ContentItemRow } from '../../database/schema.ts';
import type { NewContent } from '../schema/import-fields.ts';

export const ITEM_LISTS = [
  ...(['shops', 'posts', 'events', 'discounts'] as const),
  ...(['movies', 'pages', 'campaigns', 'coupons', 'synonyms'] as const),
] as const satisfies (keyof NewContent)[];

export type ItemList = (typeof ITEM_LISTS)[number];

export type ContentCounts = Record<ItemList, number>;

export function countContent(content: NewContent): ContentCounts {
  const counts = ITEM_LISTS.map((list) => [list, content[list].length]);
  return Object.fromEntries(counts) as ContentCounts;
}

/** Lists of items with a numeric id; movies and pages have their slug alone. */
const NUMBERED_LISTS: readonly ItemList[] = ['shops', 'posts', 'discounts'];

/** Assigns an id to each of `items` that has none, in their order; `db` is the import's transaction. */
export async function assignIds(
  db: Database,
  items: readonly Pick<ContentItemRow, 'kind' | 'slug'>[],
): Promise<void> {
  const stored = await db.selectFrom('content_ids').selectAll().execute();
  for (const list of NUMBERED_LISTS) {
    const known = new Map(
      stored.flatMap(({ kind, slug, id }) => (kind === list ? [[slug, id]] : [])),
    );
    let id = Math.max(0, ...known.values());
    for (const { kind, slug } of items) {
      if (kind !== list || known.has(slug)) continue;
      id += 1;
      await db.insertInto('content_ids').values({ kind, slug, id }).execute();
    }
  }
}
