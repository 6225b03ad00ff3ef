import type { Database } from './open-database.ts';

/** Transactions that call this first wait for each other: each changes the one row of `content_state`. */
export async function serializeTransactions(transaction: Database): Promise<void> {
  await transaction.updateTable('content_state').set({ id: 1 }).where('id', '=', 1).execute();
}
