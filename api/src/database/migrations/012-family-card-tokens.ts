/** A family card without an account is deleted by a mail as an account is: a token may be of a card. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('customer_tokens')
    .addColumn('family_card_id', 'varchar(36)', (column) =>
      column.references('family_cards.id').onDelete('set null'),
    )
    .execute();
  await db.schema
    .createIndex('customer_tokens_family_card')
    .on('customer_tokens')
    .columns(['family_card_id', 'purpose', 'created_at'])
    .execute();
}
