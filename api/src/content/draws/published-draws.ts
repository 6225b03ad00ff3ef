/** The draws as the site shows them: who has won what, on which day. */
import { mallDay } from '@mall/opening-hours';
import type { Database } from '../../database/open-database.ts';

/** Differs after each draw, and when a winner was deleted; empty before the first draw. */
export async function readDrawsVersion(db: Database): Promise<string> {
  const { last, winners, names } = await db
    .selectFrom('draws')
    .innerJoin('draw_winners', 'draw_winners.draw_id', 'draws.id')
    .select(({ fn }) => [
      fn.max('draws.drawn_at').as('last'),
      fn.countAll().as('winners'),
      fn.count('draw_winners.name').as('names'),
    ])
    .executeTakeFirstOrThrow();
  return last ? `${last.replace(/\D/g, '')}-${winners}-${names}` : '';
}

export async function readDraws(db: Database) {
  const draws = await db
    .selectFrom('draws')
    .select(['id', 'campaign', 'prize', 'drawn_at'])
    .orderBy('drawn_at')
    .execute();
  const winners = await db
    .selectFrom('draw_winners')
    .select(['draw_id', 'name'])
    .orderBy('position')
    .execute();
  return draws.map(({ id, campaign, prize, drawn_at }) => ({
    campaign,
    /** In each language. */
    prize: JSON.parse(prize) as unknown,
    drawn: mallDay(new Date(drawn_at)),
    /** As they are published; without people who were deleted. */
    names: winners.flatMap(({ draw_id, name }) => (draw_id === id && name !== null ? [name] : [])),
  }));
}
