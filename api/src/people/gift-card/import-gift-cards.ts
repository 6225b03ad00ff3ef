/** Imports a file of gift cards, as the tills' system exports it: a line for each movement. */
import { basename } from 'node:path';
import { z } from 'zod';
import { ContentError } from '../../base/content-issue.ts';
import { type CsvRow, readCsvRows } from '../../base/csv.ts';
import type { Database } from '../../database/open-database.ts';
import type { Cipher } from '../../vault/cipher.ts';
import { normalToken, tokenHash } from './gift-cards.ts';

const GIFT_CARD_COLUMNS = ['token', 'valid_until', 'date', 'kind', 'amount'] as const;

const TOKEN = '8 to 64 letters, digits, spaces and hyphens';
const day = z.iso.date('a day such as 2026-11-30');

/** Movements that add to a card, and those that take from it; a correction does either. */
const SIGNS: Record<string, (amount: number) => boolean> = {
  top_up: (amount) => amount > 0,
  purchase: (amount) => amount < 0,
  correction: (amount) => amount !== 0,
};

const giftCardRowSchema = z
  .strictObject({
    token: z.string().regex(/^[A-Za-z0-9 -]{8,64}$/, TOKEN),
    valid_until: day,
    date: day,
    kind: z.enum(['top_up', 'purchase', 'correction'], 'top_up, purchase or correction'),
    amount: z
      .string()
      .regex(/^-?\d{1,9}$/, 'whole forints such as 5000 or -1200')
      .transform(Number),
  })
  .refine(({ kind, amount }) => SIGNS[kind]?.(amount), {
    path: ['amount'],
    error: 'above 0 for a top_up, below 0 for a purchase',
  });

type GiftCardRow = z.output<typeof giftCardRowSchema>;

/** A card of the file, its movements in their order there. */
export interface ReadGiftCard {
  token: string;
  valid_until: string;
  balance: number;
  movements: readonly GiftCardRow[];
}

/** @throws {ContentError} with every problem by its line; no message holds a token. */
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

/** Replaces the cards that `cards` names and leaves all others; `db` is a transaction. */
export async function storeGiftCards(
  db: Database,
  cipher: Cipher,
  cards: readonly ReadGiftCard[],
): Promise<void> {
  for (const { token, valid_until, balance, movements } of cards) {
    const token_hash = tokenHash(cipher, token);
    await db.deleteFrom('gift_cards').where('token_hash', '=', token_hash).execute();
    await db.insertInto('gift_cards').values({ token_hash, valid_until, balance }).execute();
    const rows = movements.map(({ date, kind, amount }, position) => ({
      ...{ token_hash, position, date, kind, amount },
    }));
    for (const row of rows) await db.insertInto('gift_card_movements').values(row).execute();
  }
}
