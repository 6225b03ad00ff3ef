/** The items of the content: how many there are, and their public ids. */
import type { Database } from '../../database/open-database.ts';
import type { NewContent } from '../schema/import-fields.ts';

/** How many items each list of `content` has, by its name. */
export function countContent(content: NewContent): Record<string, number> {
  const counts = Object.entries(content).flatMap(([name, list]) =>
    Array.isArray(list) ? [[name, list.length]] : [],
  );
  return Object.fromEntries(counts);
}

/** Assigns an id to each of `items` that has none, in their order. */
async function numbered<Item extends { slug: string }>(
  db: Database,
  kind: string,
  items: readonly Item[],
) {
  const rows = db.selectFrom('content_ids').select(['slug', 'id']).where('kind', '=', kind);
  const ids = new Map((await rows.execute()).map(({ slug, id }) => [slug, id]));
  let id = Math.max(0, ...ids.values());
  for (const { slug } of items) {
    if (ids.has(slug)) continue;
    id += 1;
    ids.set(slug, id);
    await db.insertInto('content_ids').values({ kind, slug, id }).execute();
  }
  return items.map((item) => ({ ...item, id: ids.get(item.slug) }));
}

/** Shops, posts and discounts have a numeric id, other items their slug alone; `db` is the import's transaction. */
export async function withIds(db: Database, content: NewContent) {
  return {
    ...content,
    shops: await numbered(db, 'shops', content.shops),
    posts: await numbered(db, 'posts', content.posts),
    discounts: await numbered(db, 'discounts', content.discounts),
  };
}
