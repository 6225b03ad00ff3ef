/** How long the rows of each table are kept; a confirmed subscriber stays. */
import { DAY_MS } from '@mall/opening-hours';
import type { Database } from '../../database/open-database.ts';
import { momentBefore, type Tables } from '../../database/schema.ts';
import { eraseWinners } from './erase-person.ts';

interface Retention {
  table: keyof Tables;
  /** The column with the time that the days are counted from. */
  since: string;
  days: number;
  /** The rows that it holds for; all of them when left out. */
  only?: object;
}

const YEAR = 365;
const MAIL_DAYS = 30;

/** What the hourly job deletes. */
export const RETENTION: readonly Retention[] = [
  { table: 'customers', since: 'used_at', days: 5 * YEAR },
  { table: 'pending_customers', since: 'requested_at', days: 8 },
  {
    ...{ table: 'newsletter_subscribers', since: 'requested_at', days: MAIL_DAYS },
    only: { status: 'pending' },
  },
  { table: 'family_cards', since: 'requested_at', days: 5 * YEAR },
  { table: 'receipts', since: 'uploaded_at', days: YEAR },
  { table: 'game_entries', since: 'entered_at', days: YEAR },
  { table: 'draws', since: 'drawn_at', days: YEAR },
  { table: 'invitation_answers', since: 'answered_at', days: YEAR },
  { table: 'gift_cards', since: 'valid_until', days: YEAR },
  { table: 'outbox', since: 'created_at', days: MAIL_DAYS },
  { table: 'form_counts', since: 'ends_at', days: 0 },
  { table: 'sent_forms', since: 'created_at', days: 1 },
  { table: 'audit_log', since: 'at', days: 2 * YEAR },
];

/** Deletes the rows whose time is over, and the names of winners with their entries. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  for (const { table, since, days, only = {} } of RETENTION) {
    const oldest = momentBefore(now, days * DAY_MS);
    const rows = db.deleteFrom(table).where(db.dynamic.ref(since), '<', oldest);
    await rows.where(({ and }) => and(only)).execute();
  }
  await eraseWinners(db);
  await deleteExpiredTokens(db, now);
}

/** The links in the newsletter's mails work as long as the subscription. */
async function deleteExpiredTokens(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('link_tokens')
    .where('created_at', '<', momentBefore(now, MAIL_DAYS * DAY_MS))
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('purpose', '!=', 'newsletter'),
        not(
          exists(
            selectFrom('newsletter_subscribers as subscriber')
              .select('subscriber.id')
              .whereRef('subscriber.email_hash', '=', 'link_tokens.email_hash'),
          ),
        ),
      ]),
    )
    .execute();
}
