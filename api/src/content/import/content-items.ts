/** The items of the content as rows: their kinds, public ids and last changes. */
import { isDeepStrictEqual } from 'node:util';
import type { ContentChanges } from '@mall/contracts';
import { mallDay } from '@mall/opening-hours';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { ContentIdRow, ContentItemRow, Tables } from '../../database/schema.ts';
import type { NewContent } from '../schema/import-fields.ts';

export const ITEM_KINDS = {
  shops: 'shop',
  posts: 'post',
  events: 'event',
  discounts: 'discount',
  movies: 'movie',
  pages: 'page',
  campaigns: 'campaign',
  coupons: 'coupon',
} as const satisfies Partial<Record<keyof NewContent, string>>;

export type ItemList = keyof typeof ITEM_KINDS;

export const ITEM_LISTS = Object.keys(ITEM_KINDS) as ItemList[];

/** Number of items by list. */
export type ContentCounts = Record<ItemList, number>;

export function countContent(content: NewContent): ContentCounts {
  const counts = ITEM_LISTS.map((list) => [list, content[list].length]);
  return Object.fromEntries(counts) as ContentCounts;
}

type ChangedRow = Pick<ContentItemRow, 'kind' | 'slug' | 'changed_at'>;
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

/** Whether two JSON texts say the same: images are looked up side by side, so that their order in a text varies. */
const isEqual = (one: string, other: string) =>
  one === other || isDeepStrictEqual(JSON.parse(one), JSON.parse(other));

/** Days at the mall by list and slug; a movie changes with the programme, imported at `programmeAt`. */
export function changesOf(rows: readonly ChangedRow[], programmeAt: string | undefined) {
  const changes: ContentChanges = { shops: {}, posts: {}, discounts: {}, movies: {}, pages: {} };
  for (const list of Object.keys(changes) as (keyof ContentChanges)[]) {
    for (const { slug, changed_at } of rows.filter(({ kind }) => kind === ITEM_KINDS[list])) {
      const moments = [changed_at, list === 'movies' ? programmeAt : undefined].filter(Boolean);
      const last = moments.sort().at(-1);
      if (last) changes[list][slug] = mallDay(new Date(last));
    }
  }
  return changes;
}

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
