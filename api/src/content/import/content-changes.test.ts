import type { Transaction } from 'kysely';
import { migrate } from '../../database/migrate.ts';
import type { Tables } from '../../database/schema.ts';
import { openTestSqlite } from '../../testing/test-databases.ts';
import { withChanges } from './content-items.ts';

const NOW = '2026-11-25T10:00:00.000Z';
const EARLIER = '2026-01-05T12:00:00.000Z';
const row = (body: object) => ({
  kind: 'posts',
  slug: 'hir',
  position: 0,
  body: JSON.stringify(body),
});

test.each([
  [{ title: 'Hír', cover: { id: 1, size: 2 } }, EARLIER],
  [{ cover: { size: 2, id: 1 }, title: 'Hír' }, EARLIER],
  [{ title: 'Hír', cover: { id: 1, size: 3 } }, NOW],
])('%j was last changed at %s', async (body, changedAt) => {
  const db = openTestSqlite();
  await migrate(db);
  const before = row({ title: 'Hír', cover: { id: 1, size: 2 } });
  await db
    .insertInto('content_items')
    .values({ ...before, changed_at: EARLIER })
    .execute();
  const rows = await withChanges(db as Transaction<Tables>, [row(body)], NOW);
  expect(rows).toEqual([{ ...row(body), changed_at: changedAt }]);
  await db.destroy();
});
