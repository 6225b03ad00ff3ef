/** A mail to a subscriber is deleted together with the subscriber. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('subscriber_id', 'varchar(36)', (column) =>
      column.references('newsletter_subscribers.id').onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('outbox_subscriber').on('outbox').column('subscriber_id').execute();
  await sql`update outbox set subscriber_id = (
    select id from newsletter_subscribers where email = outbox.recipient
  )`.execute(db);
  // All mails so far are the newsletter's: these are to addresses that were deleted.
  await db.deleteFrom('outbox').where('subscriber_id', 'is', null).execute();
}
