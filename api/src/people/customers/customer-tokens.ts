/**
 * The tokens in mails to customers: each for one purpose, for a limited time, and for one use. The answer to
 * a form does not tell whether an address is known: the same statements run in both cases.
 */
import type { Language } from '@mall/contracts';
import { DAY_MS } from '@mall/opening-hours';
import { sql } from 'kysely';
import { momentBefore } from '../../database/moment-before.ts';
import type { Database } from '../../database/open-database.ts';
import type { CustomerTokenRow } from '../../database/schema.ts';
import { hashToken, makeToken } from '../mail/link-token.ts';
import type { Mail } from '../mail/mail.ts';
import { type Outbox, outboxRow } from '../mail/outbox.ts';

type Purpose = CustomerTokenRow['purpose'];
export type TokenState = 'valid' | 'expired' | 'used' | 'invalid';

const HOUR_MS = 60 * 60_000;
const VALID_MS: Record<Purpose, number> = { password: HOUR_MS, deletion: DAY_MS };
/** Mails of one purpose that one customer gets in 24 hours, whoever asks for them. */
const MAX_MAILS_A_DAY = 3;

/** Where an address may be known from, by the column of a token that names the row. */
const HOLDERS = {
  customer_id: 'customers',
  family_card_id: 'family_cards',
  subscriber_id: 'newsletter_subscribers',
  game_entry_id: 'game_entries',
} as const;
type HolderColumn = keyof typeof HOLDERS;
const HOLDER_COLUMNS = Object.keys(HOLDERS) as HolderColumn[];

export interface TokenRequest {
  purpose: Purpose;
  /** Lower case. */
  email: string;
  language: Language;
  /** Writes the mail that carries `token`. */
  mail: (token: string) => Mail;
}

/**
 * Puts a mail with a token into the outbox where `email` has an account, or for a deletion anything else
 * that is kept of it; `db` is a transaction.
 */
export async function mailToken(
  { db, cipher }: Outbox,
  { purpose, email, language, mail }: TokenRequest,
  now: Date,
): Promise<void> {
  const token = makeToken();
  const token_hash = hashToken(token);
  const created_at = now.toISOString();
  const holder = holderOf(db, purpose, cipher.blindIndex('email', email))
    .select(constants({ token_hash, purpose, language, created_at }))
    .select(HOLDER_COLUMNS)
    .where(
      ({ selectFrom }) =>
        selectFrom('customer_tokens as sent')
          .select(({ fn }) => fn.countAll<number>().as('mails'))
          .where(({ eb, or, ref }) =>
            or(HOLDER_COLUMNS.map((id) => eb(`sent.${id}`, '=', ref(`holder.${id}`)))),
          )
          .where('sent.purpose', '=', purpose)
          .where('sent.created_at', '>', momentBefore(now, DAY_MS)),
      '<',
      MAX_MAILS_A_DAY,
    );
  await db
    .insertInto('customer_tokens')
    .columns(['token_hash', 'purpose', 'language', 'created_at', ...HOLDER_COLUMNS])
    .expression(holder)
    .execute();
  const { attempts, ...row } = outboxRow(cipher, mail(token), now);
  await db
    .insertInto('outbox')
    .columns([...(Object.keys(row) as (keyof typeof row)[]), 'attempts'])
    .expression(
      db
        .selectFrom('customer_tokens')
        .select([...constants(row), sql<number>`0`.as('attempts')])
        .where('token_hash', '=', token_hash),
    )
    .execute();
}

/** One row with what is kept of an address, or none. An account alone has a password. */
function holderOf(db: Database, purpose: Purpose, email_hash: string) {
  // Of several entries in games always the same one, by which the mails of a day are counted.
  const firstIn = (table: (typeof HOLDERS)[HolderColumn]) =>
    db.selectFrom(table).select('id').where('email_hash', '=', email_hash).orderBy('id').limit(1);
  const idIn = (column: HolderColumn) =>
    purpose === 'deletion' || column === 'customer_id'
      ? firstIn(HOLDERS[column])
      : sql<string | null>`null`;
  return db
    .selectFrom(
      db.selectNoFrom(HOLDER_COLUMNS.map((column) => idIn(column).as(column))).as('holder'),
    )
    .where(({ or, eb }) => or(HOLDER_COLUMNS.map((column) => eb(column, 'is not', null))));
}

const constants = (row: Readonly<Record<string, string | null>>) =>
  Object.entries(row).map(([column, value]) => sql<string>`${value}`.as(column));

/** A token from the link in a mail. */
export interface GivenToken {
  purpose: Purpose;
  token: string;
}

/** Whose a token is. */
export type TokenHolder = Pick<CustomerTokenRow, HolderColumn>;

/** The hash of the address that a token was sent to; undefined when nothing is kept of it any more. */
export async function emailHashOf(db: Database, holder: TokenHolder): Promise<string | undefined> {
  const [first, ...others] = HOLDER_COLUMNS.map((column) =>
    db.selectFrom(HOLDERS[column]).select('email_hash').where('id', '=', holder[column]),
  );
  const rows = others.reduce((all, one) => all?.unionAll(one), first);
  return (await rows?.executeTakeFirst())?.email_hash;
}

export interface FoundToken {
  state: TokenState;
  /** Of its mail; undefined for an unknown token. */
  language?: Language;
}

/** What a token is still good for. */
export async function findToken(
  db: Database,
  { purpose, token }: GivenToken,
  now: Date,
): Promise<FoundToken> {
  const row = await db
    .selectFrom('customer_tokens')
    .select(['language', 'created_at', 'used_at'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!row) return { state: 'invalid' };
  const { language, created_at, used_at } = row;
  if (used_at) return { state: 'used', language };
  const isValid = created_at >= momentBefore(now, VALID_MS[purpose]);
  return { state: isValid ? 'valid' : 'expired', language };
}

/** Uses a token up. @returns whose it is, or undefined when it is not valid; ids of what is deleted are null. */
export async function takeToken(
  db: Database,
  { purpose, token }: GivenToken,
  now: Date,
): Promise<TokenHolder | undefined> {
  return db
    .updateTable('customer_tokens')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('created_at', '>=', momentBefore(now, VALID_MS[purpose]))
    .returning(HOLDER_COLUMNS)
    .executeTakeFirst();
}
