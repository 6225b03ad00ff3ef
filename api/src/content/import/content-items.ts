/** The items of the content as rows: their lists, public ids and last changes. */
import { isDeepStrictEqual } from 'node:util';
import type { ContentChanges } from '@mall/contracts';
import { mallDay } from '@mall/opening-hours';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { ContentItemRow, Tables } from '../../database/schema.ts';
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

type NewRow = Omit<ContentItemRow, 'changed_at'>;

const keyOf = ({ kind, slug }: Pick<ContentItemRow, 'kind' | 'slug'>) => `${kind} ${slug}`;

/** `rows` with the times of their last changes; to be called before the stored items are replaced. */
export async function withChanges(
  db: Transaction<Tables>,
  rows: readonly NewRow[],
  now: string,
): Promise<ContentItemRow[]> {
  const stored = await db.selectFrom('content_items').selectAll().execute();
  const before = new Map(stored.map((row) => [keyOf(row), row]));
  return rows.map((row) => {
    const old = before.get(keyOf(row));
    const isSame = old && isEqual(old.body, row.body);
    return { ...row, changed_at: isSame ? old.changed_at : now };
  });
}

/** The order of fields varies, because images are looked up side by side. */
const isEqual = (one: string, other: string) =>
  one === other || isDeepStrictEqual(JSON.parse(one), JSON.parse(other));

/** Days at the mall by list and slug; a movie changes with the programme, imported at `programmeAt`. */
export function changesOf(
  rows: readonly Pick<ContentItemRow, 'kind' | 'slug' | 'changed_at'>[],
  programmeAt = '',
): ContentChanges {
  const changes: ContentChanges = { shops: {}, posts: {}, discounts: {}, movies: {}, pages: {} };
  for (const { kind, slug, changed_at } of rows) {
    if (!Object.hasOwn(changes, kind)) continue;
    const last = kind === 'movies' && programmeAt > changed_at ? programmeAt : changed_at;
    if (last) changes[kind as keyof ContentChanges][slug] = mallDay(new Date(last));
  }
  return changes;
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
