/** Reads a file of gift cards, as the tills' system exports them. */
import { basename } from 'node:path';
import { ContentError } from '../../base/content-issue.ts';
import { type CsvRow, readCsvRows } from '../../base/read-csv-rows.ts';
import { GIFT_CARD_COLUMNS, type GiftCardRow, giftCardRowSchema } from './gift-card-rows.ts';
import { normalToken } from './gift-cards.ts';

/** A card of the file, its movements in their order there. */
export interface ReadGiftCard {
  token: string;
  valid_until: string;
  balance: number;
  movements: readonly GiftCardRow[];
}

/**
 * The cards of a CSV file with the columns of `GIFT_CARD_COLUMNS`, one line a movement.
 * @throws {ContentError} with every problem by its line; no message holds a token.
 */
export async function readGiftCards(file: string): Promise<ReadGiftCard[]> {
  const rows = await readCsvRows(file, GIFT_CARD_COLUMNS, giftCardRowSchema);
  return cardsOf(basename(file), rows);
}

function cardsOf(name: string, rows: readonly CsvRow<GiftCardRow>[]): ReadGiftCard[] {
  const byToken = Map.groupBy(rows, ({ row }) => normalToken(row.token));
  const problems: string[] = [];
  const cards = [...byToken].map(([token, lines]) => {
    const movements = lines.map(({ row }) => row);
    const balance = movements.reduce((sum, { amount }) => sum + amount, 0);
    const { line, row } = lines[0] as (typeof lines)[number];
    const report = (text: string) => problems.push(`${name}:${line}: ${text}`);
    if (balance < 0) report(`the movements of this card add up to ${balance}`);
    if (movements.some(({ valid_until }) => valid_until !== row.valid_until)) {
      report('the lines of this card differ in valid_until');
    }
    return { token, valid_until: row.valid_until, balance, movements };
  });
  if (problems.length > 0) throw new ContentError(problems);
  return cards;
}
