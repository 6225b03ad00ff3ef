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

/** Winners as they are published, with the prize in each language; without people who were deleted. */
export async function readWinners(db: Database) {
  const winners = await db
    .selectFrom('draws')
    .innerJoin('draw_winners', 'draw_winners.draw_id', 'draws.id')
    .select(['campaign', 'prize', 'drawn_at', 'name'])
    .where('name', 'is not', null)
    .orderBy('drawn_at')
    .orderBy('position')
    .execute();
  return winners.map(({ drawn_at, prize, ...winner }) => ({
    ...{ ...winner, prize: JSON.parse(prize) as unknown, drawn: mallDay(new Date(drawn_at)) },
  }));
}
