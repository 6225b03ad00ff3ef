/**
 * Which mails with links are sent. A request puts one into the outbox whether its address is known or not, so
 * that neither the response nor its time reveals which; what is sent is decided when the mail is due.
 */
import { DAY_MS } from '@mall/opening-hours';
import { type Database, hasRow } from '../../database/open-database.ts';
import { type LinkTokenRow, momentBefore, type OutboxRow } from '../../database/schema.ts';

/** Mails of one purpose that one address gets in 24 hours, whoever asks for them. */
const MAX_MAILS_A_DAY = 3;

export const PERSON_TABLES = [
  'customers',
  'pending_customers',
  'family_cards',
  'newsletter_subscribers',
  'game_entries',
] as const;

type PersonTable = (typeof PERSON_TABLES)[number];

const KNOWN_BY: Record<LinkTokenRow['purpose'], readonly PersonTable[]> = {
  newsletter: ['newsletter_subscribers'],
  password: ['customers'],
  account: ['customers'],
  deletion: PERSON_TABLES,
};

/** A mail with a link is sent if the link is unused, the address known, and the day's limit not reached. */
export async function isDeliverable(db: Database, { token_hash }: OutboxRow): Promise<boolean> {
  if (token_hash === null) return true;
  const token = await db
    .selectFrom('link_tokens')
    .selectAll()
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (!token) return false;
  const { email_hash, purpose } = token;
  if (email_hash === null) return false;
  const isKnown = await isKnownIn(db, KNOWN_BY[purpose], email_hash);
  // The mail that makes an account is for an address without one.
  const isWanted = isKnown !== (purpose === 'account');
  return isWanted && (await mailsBefore(db, token)) < MAX_MAILS_A_DAY;
}

/** Whether one of `tables` has the address with this blind index. */
async function isKnownIn(db: Database, tables: readonly PersonTable[], email_hash: string) {
  for (const table of tables) if (await hasRow(db, table, { email_hash })) return true;
  return false;
}

/** How many mails of the purpose the address was sent in the day before this one. */
async function mailsBefore(db: Database, token: LinkTokenRow): Promise<number> {
  const { purpose, email_hash, created_at, token_hash } = token;
  const { mails } = await db
    .selectFrom('link_tokens')
    .select(({ fn }) => fn.countAll().as('mails'))
    .where('purpose', '=', purpose)
    .where('email_hash', '=', email_hash)
    .where('created_at', '>', momentBefore(new Date(created_at), DAY_MS))
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'token_hash'), '<', tuple(created_at, token_hash)),
    )
    .executeTakeFirstOrThrow();
  return Number(mails);
}
