/** How long the rows of each table are kept. What the newsletter keeps is in `newsletter/`. */
import { DAY_MS } from '@mall/opening-hours';
import type { Database } from '../../database/open-database.ts';
import { momentBefore, type Tables } from '../../database/schema.ts';

type TimeColumn<Table extends keyof Tables> = {
  [Column in keyof Tables[Table]]: Tables[Table][Column] extends string ? Column : never;
}[keyof Tables[Table]] &
  string;

interface Retention {
  table: keyof Tables;
  /** The time, as ISO text, that the days are counted from. */
  since: string;
  days: number;
}

/** TypeScript checks that the table has the column. */
const keep = <Table extends keyof Tables>(
  table: Table,
  since: TimeColumn<Table>,
  days: number,
): Retention => ({ table, since, days });

const YEAR = 365;
const MAIL_DAYS = 30;

/** Documented in docs/production.md. */
export const RETENTION: readonly Retention[] = [
  keep('customers', 'used_at', 5 * YEAR),
  keep('family_cards', 'requested_at', 5 * YEAR),
  keep('receipts', 'uploaded_at', YEAR),
  keep('game_entries', 'entered_at', YEAR),
  keep('draws', 'drawn_at', YEAR),
  keep('invitation_answers', 'answered_at', YEAR),
  keep('gift_cards', 'valid_until', YEAR),
  keep('outbox', 'created_at', MAIL_DAYS),
  keep('sent_forms', 'created_at', 1),
  keep('audit_log', 'at', 2 * YEAR),
];

/** Deletes the rows whose time is over. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  for (const { table, since, days } of RETENTION) {
    const oldest = momentBefore(now, days * DAY_MS);
    await db.deleteFrom(table).where(db.dynamic.ref(since), '<', oldest).execute();
  }
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
