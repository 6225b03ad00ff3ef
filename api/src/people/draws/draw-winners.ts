/**
 * Draws winners by a published seed: the entries are ordered by the SHA-256 of `seed:id`, the lowest first, so
 * that anybody can compute the result from the seed and the published ids.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Language } from '@mall/contracts';
import { ContentError } from '../../base/content-issue.ts';
import { type Database, insertOnce } from '../../database/open-database.ts';
import { serializeTransactions } from '../../database/serialize-transactions.ts';
import type { Vault } from '../../vault/cipher.ts';

export interface DrawOrder {
  campaign: string;
  of: 'game-entries' | 'receipts';
  /** Entries from this moment on do not take part; ISO 8601 in UTC. */
  enteredBefore: string;
  seed: string;
  count: number;
  prize: Readonly<Record<Language, string>>;
}

interface Winner {
  entry: string;
  name: string;
  personal: Readonly<Record<string, string>>;
}

export interface Draw {
  id: string;
  entries: readonly string[];
  winners: readonly Winner[];
}

/**
 * An entry wins once. `db` is a transaction.
 * @throws {ContentError} when the seed was used before, or entries are fewer than prizes.
 */
export async function drawWinners(
  { db, cipher }: Vault,
  order: DrawOrder,
  now: Date,
): Promise<Draw> {
  const { campaign, seed, count } = order;
  await serializeTransactions(db);
  const entries = await readEntries(db, order);
  if (entries.length < count) {
    const problem = `${entries.length} entries can win; --count is at most that`;
    throw new ContentError([`${campaign}: ${problem}`]);
  }
  const rank = ({ id }: Entry) => createHash('sha256').update(`${seed}:${id}`).digest('hex');
  const winners = entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ entry: { id, encrypted, language } }) => {
      const personal = cipher.decrypt(encrypted, id) as Winner['personal'];
      return { entry: id, name: publishedName(personal.name ?? '', language), personal };
    });
  const draw = { id: randomUUID(), entries: entries.map(({ id }) => id).sort(), winners };
  await store(db, order, draw, now.toISOString());
  return draw;
}

interface Entry {
  id: string;
  encrypted: string;
  language: Language;
}

/** The entries that take part: in time, and none that has won before. */
function readEntries(db: Database, { campaign, of, enteredBefore }: DrawOrder): Promise<Entry[]> {
  const [table, time] =
    of === 'game-entries'
      ? (['game_entries', 'entered_at'] as const)
      : (['receipts', 'uploaded_at'] as const);
  return db
    .selectFrom(table)
    .select(['id', 'encrypted', 'language'])
    .where('campaign', '=', campaign)
    .where(db.dynamic.ref(time), '<', enteredBefore)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('draw_winners').select('draw_winners.entry_id'),
    )
    .execute();
}

async function store(db: Database, order: DrawOrder, draw: Draw, drawn_at: string): Promise<void> {
  const { campaign, seed, prize } = order;
  const row = { id: draw.id, campaign, seed, drawn_at, prize: JSON.stringify(prize) };
  // The same seed would repeat the order of the draw before.
  if (!(await insertOnce(db, 'draws', row)))
    throw new ContentError([`--seed: a draw of ${campaign} has used it`]);
  for (const [position, { entry, name }] of draw.winners.entries()) {
    const winner = { draw_id: draw.id, position, entry_id: entry, name };
    await db.insertInto('draw_winners').values(winner).execute();
  }
}

/** Characters that are invisible, such as those that change the direction of the text around them. */
const INVISIBLE = /\p{Cf}/gu;

/** Letters that Hungarian writes with two or three characters. */
const INITIAL = /^(?:dzs|cs|dz|gy|ly|ny|sz|ty|zs|.)/iu;

/** Characters that `draw_winners.name` holds. */
const MAX_LENGTH = 120;

/** A letter may have several characters, and a character two units of UTF-16. */
const abbreviate = ([first = '', ...rest]: string) =>
  `${first.toUpperCase()}${rest.join('').toLowerCase()}.`;

const initial = (word: string) => abbreviate(INITIAL.exec(word)?.[0] ?? '');

/** `Szabó Bence` is `Sz. Bence` in Hungarian, `Anna Smith` is `Anna S.` in English. */
export function publishedName(name: string, language: Language): string {
  const words = name.replace(INVISIBLE, '').trim().split(/\s+/u);
  return [...shorten(words, language).join(' ')].slice(0, MAX_LENGTH).join('');
}

function shorten(words: readonly string[], language: Language): (string | undefined)[] {
  if (words.length === 1) return words.map(initial);
  if (language === 'hu') return [...words.slice(0, -1).map(initial), words.at(-1)];
  return [words[0], ...words.slice(1).map(([letter = '']) => abbreviate(letter))];
}
