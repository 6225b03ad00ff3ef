/** When items of the content last changed: importing an item unchanged is no change. */
import { isDeepStrictEqual } from 'node:util';
import type { ContentChanges } from '@mall/contracts';
import { mallDay } from '@mall/opening-hours';
import type { Transaction } from 'kysely';
import type { ContentItemRow, Tables } from '../../database/schema.ts';
import { ITEM_KINDS } from './item-kinds.ts';

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
