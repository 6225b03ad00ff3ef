/** The entries of a campaign from which winners are drawn. */
import type { Language } from '@mall/contracts';
import type { Database } from '../../database/open-database.ts';
import type { DrawRow } from '../../database/schema.ts';

export type PoolName = DrawRow['pool'];

export interface PoolEntry {
  id: string;
  /** Encrypted. */
  personal: string;
  language: Language;
  /** ISO 8601 in UTC. */
  entered_at: string;
}

/** All entries of `campaign`, whenever they came. */
export function readPool(db: Database, pool: PoolName, campaign: string): Promise<PoolEntry[]> {
  if (pool === 'game-entries') {
    return db
      .selectFrom('game_entries')
      .select(['id', 'personal', 'language', 'entered_at'])
      .where('campaign', '=', campaign)
      .execute();
  }
  return db
    .selectFrom('promotion_uploads')
    .select(['id', 'personal', 'language', 'uploaded_at as entered_at'])
    .where('campaign', '=', campaign)
    .execute();
}

/** Ids of the entries of `campaign` that have won before `moment`: nobody wins twice with one entry. */
export async function wonBefore(
  db: Database,
  campaign: string,
  moment: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('draw_winners')
    .innerJoin('draws', 'draws.id', 'draw_winners.draw_id')
    .select('draw_winners.entry_id')
    .where('draws.campaign', '=', campaign)
    .where('draws.drawn_at', '<', moment)
    .execute();
  return new Set(rows.map(({ entry_id }) => entry_id));
}
