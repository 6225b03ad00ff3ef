/** Reads the file of gift cards that the till's system writes. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { ContentError } from '../content/content-issue.ts';
import { GIFT_CARD_COLUMNS, type GiftCardRow, giftCardRowSchema } from './gift-card-rows.ts';
import { normalToken } from './gift-cards.ts';

/** A card of the file, its movements in their order there. */
export interface ReadGiftCard {
  token: string;
  valid_until: string;
  balance: number;
  movements: readonly GiftCardRow[];
}

interface Line {
  line: number;
  value: Record<string, string>;
}

/**
 * The cards of a CSV file with the columns of `GIFT_CARD_COLUMNS`, one line a movement.
 * @throws {ContentError} with every fault by its line; no fault holds a token.
 */
export async function readGiftCards(file: string): Promise<ReadGiftCard[]> {
  const name = basename(file);
  const lines = parseLines(name, await readFile(file, 'utf8'));
  const read = lines.map(({ line, value }) => ({
    line,
    result: giftCardRowSchema.safeParse(value),
  }));
  const faults = read.flatMap(({ line, result }) =>
    (result.error?.issues ?? []).map(
      ({ path, message }) => `${name}:${line}: ${path.join('.') || 'the line'}: ${message}`,
    ),
  );
  if (faults.length > 0) throw new ContentError(faults);
  const rows = read.flatMap(({ line, result }) =>
    result.success ? [{ line, row: result.data }] : [],
  );
  return cardsOf(name, rows);
}

function parseLines(name: string, text: string): Line[] {
  try {
    const delimiter = text.split('\n', 1)[0]?.includes(';') ? ';' : ',';
    const records = parse(text, {
      bom: true,
      columns: true,
      delimiter,
      info: true,
      trim: true,
      skip_empty_lines: true,
    }) as unknown as {
      record: Record<string, string>;
      info: { lines: number };
    }[];
    if (records.length > 0)
      return records.map(({ record, info }) => ({ value: record, line: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ContentError([`${name}:${error.lines ?? 1}: is no CSV (${error.code})`]);
  }
  throw new ContentError([`${name}: is empty; the columns are ${GIFT_CARD_COLUMNS.join(', ')}`]);
}

function cardsOf(
  name: string,
  rows: readonly { line: number; row: GiftCardRow }[],
): ReadGiftCard[] {
  const byToken = Map.groupBy(rows, ({ row }) => normalToken(row.token));
  const faults: string[] = [];
  const cards = [...byToken].map(([token, lines]) => {
    const movements = lines.map(({ row }) => row);
    const balance = movements.reduce((sum, { amount }) => sum + amount, 0);
    const { line, row } = lines[0] as (typeof lines)[number];
    const fault = (text: string) => faults.push(`${name}:${line}: ${text}`);
    if (balance < 0) fault(`the movements of this card add up to ${balance}`);
    if (movements.some(({ valid_until }) => valid_until !== row.valid_until)) {
      fault('the lines of this card differ in valid_until');
    }
    return { token, valid_until: row.valid_until, balance, movements };
  });
  if (faults.length > 0) throw new ContentError(faults);
  return cards;
}
