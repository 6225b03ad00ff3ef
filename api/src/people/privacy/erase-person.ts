/** Deletes all that is kept of one person, on request. */

import type { Database } from '../../database/open-database.ts';
import { deleteCustomer } from '../customers/customers.ts';
import { eraseWinners } from '../draws/erase-winners.ts';
import { withdrawMails } from '../mail/outbox.ts';
import { deleteSubscriber } from '../newsletter/subscribers.ts';

/** What there was, by table. */
export interface ErasedTables {
  customers: boolean;
  family_cards: boolean;
  game_entries: boolean;
  newsletter_subscribers: boolean;
}

/** Deletes everything of an address, by its keyed hash, in `db`, a transaction; the audit log names nobody. */
export async function erasePerson(db: Database, email_hash: string): Promise<ErasedTables> {
  const newsletter_subscribers = await deleteSubscriber(db, email_hash);
  const customers = await deleteCustomer(db, email_hash);
  const { numDeletedRows } = await db
    .deleteFrom('family_cards')
    .where('email_hash', '=', email_hash)
    .executeTakeFirst();
  const entries = await db
    .deleteFrom('game_entries')
    .where('email_hash', '=', email_hash)
    .returning('id')
    .execute();
  const ids = entries.map(({ id }) => id);
  await eraseWinners(db, ids);
  await withdrawMails(db, email_hash);
  return {
    ...{ customers, newsletter_subscribers },
    family_cards: numDeletedRows > 0n,
    game_entries: ids.length > 0,
  };
}
