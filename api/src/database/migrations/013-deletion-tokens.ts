/** Whoever is known from the newsletter or a game alone is deleted by a mail, too. */
import type { Kysely } from 'kysely';

const HOLDERS = [
  ['subscriber_id', 'newsletter_subscribers'],
  ['game_entry_id', 'game_entries'],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [holder, table] of HOLDERS) {
    await db.schema
      .alterTable('customer_tokens')
      .addColumn(holder, 'varchar(36)', (column) =>
        column.references(`${table}.id`).onDelete('set null'),
      )
      .execute();
    await db.schema
      .createIndex(`customer_tokens_${holder}`)
      .on('customer_tokens')
      .columns([holder, 'purpose', 'created_at'])
      .execute();
  }
}
