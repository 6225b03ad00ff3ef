/** Public ids: a number for each slug of a kind, assigned at its first import and never changed. */
import type { Database } from '../../database/open-database.ts';
import type { ContentIdRow, ContentItemRow } from '../../database/schema.ts';

/** Kinds with a numeric id; movies and pages have their slug alone. */
const NUMBERED_KINDS: readonly string[] = ['shop', 'post', 'discount'];

/** Assigns an id to each of `items` that has none, in their order. Runs inside the import's transaction. */
export async function assignIds(
  db: Database,
  items: readonly Pick<ContentItemRow, 'kind' | 'slug'>[],
): Promise<void> {
  const known = await db.selectFrom('content_ids').selectAll().execute();
  const added = NUMBERED_KINDS.flatMap((kind) => {
    const isOfKind = (row: { kind: string }) => row.kind === kind;
    return newIds(known.filter(isOfKind), items.filter(isOfKind));
  });
  for (const row of added) await db.insertInto('content_ids').values(row).execute();
}

function newIds(
  known: readonly ContentIdRow[],
  items: readonly Pick<ContentItemRow, 'kind' | 'slug'>[],
): ContentIdRow[] {
  const knownSlugs = new Set(known.map(({ slug }) => slug));
  const highest = Math.max(0, ...known.map(({ id }) => id));
  return items
    .filter(({ slug }) => !knownSlugs.has(slug))
    .map(({ kind, slug }, index) => ({ kind, slug, id: highest + 1 + index }));
}
