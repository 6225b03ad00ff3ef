/** Draws winners and records the draw: its seed, who took part, and its result. */
import { randomUUID } from 'node:crypto';
import { ContentError } from '../../base/content-issue.ts';
import type { Database } from '../../database/open-database.ts';
import type { Cipher } from '../../vault/cipher.ts';
import { type PoolEntry, type PoolName, readPool, wonBefore } from './entry-pool.ts';
import { publishedName } from './published-name.ts';
import { rankEntries } from './rank-entries.ts';

export interface DrawOrder {
  campaign: string;
  pool: PoolName;
  /** Entries from this moment on do not take part; ISO 8601 in UTC. */
  enteredBefore: string;
  seed: string;
  count: number;
  prize: Readonly<Record<'hu' | 'en', string>>;
}

export interface Winner {
  entry: string;
  /** As it is published. */
  name: string;
  /** The fields of the entry, by which the winner is reached. */
  personal: Readonly<Record<string, string>>;
}

export interface Draw {
  id: string;
  /** Sorted ids of the entries that took part. */
  entries: readonly string[];
  winners: readonly Winner[];
}

/**
 * Draws in `db`, a transaction.
 * @throws {ContentError} when the seed was used before, or there are fewer entries than prizes.
 */
export async function drawWinners(
  { db, cipher }: { db: Database; cipher: Cipher },
  order: DrawOrder,
  now: Date,
): Promise<Draw> {
  const drawn_at = now.toISOString();
  await refuseUsedSeed(db, order);
  const won = await wonBefore(db, order.campaign, drawn_at);
  const pool = (await readPool(db, order.pool, order.campaign)).filter(
    ({ id, entered_at }) => entered_at < order.enteredBefore && !won.has(id),
  );
  const entries = pool.map(({ id }) => id).sort();
  if (entries.length < order.count) {
    const problem = `${entries.length} entries can win; --count is at most that`;
    throw new ContentError([`${order.campaign}: ${problem}`]);
  }
  const byId = new Map(pool.map((entry) => [entry.id, entry]));
  const winners = rankEntries(entries, order.seed)
    .slice(0, order.count)
    .map((id) => winnerOf(cipher, byId.get(id) as PoolEntry));
  const draw = { id: randomUUID(), entries, winners };
  await store(db, order, draw, drawn_at);
  return draw;
}

/** The same seed would repeat the order of the draw before. */
async function refuseUsedSeed(db: Database, { campaign, seed }: DrawOrder): Promise<void> {
  const row = await db
    .selectFrom('draws')
    .select('id')
    .where('campaign', '=', campaign)
    .where('seed', '=', seed)
    .executeTakeFirst();
  if (!row) return;
  throw new ContentError([
    `--seed: draw ${row.id} of ${campaign} has used it; each draw has a seed of its own`,
  ]);
}

function winnerOf(cipher: Cipher, { id, personal: encrypted, language }: PoolEntry): Winner {
  const personal = cipher.decrypt(encrypted, id) as Record<string, string>;
  return { entry: id, name: publishedName(personal.name ?? '', language), personal };
}

async function store(db: Database, order: DrawOrder, draw: Draw, drawn_at: string): Promise<void> {
  const { campaign, pool, enteredBefore: entered_before, seed, prize } = order;
  await db
    .insertInto('draws')
    .values({
      ...{ id: draw.id, campaign, pool, entered_before, seed, drawn_at },
      entries: JSON.stringify(draw.entries),
      prize: JSON.stringify(prize),
    })
    .execute();
  for (const [position, { entry, name }] of draw.winners.entries()) {
    const row = { draw_id: draw.id, position, entry_id: entry, name };
    await db.insertInto('draw_winners').values(row).execute();
  }
}
