/** Deletes all that is kept of one person, on request. */
import { type CustomerStore, deleteCustomer } from '../customers/customers.ts';
import { forgetWinners } from '../draws/stored-draws.ts';
import { withdrawMails } from '../mail/outbox.ts';
import { deleteSubscriber } from '../newsletter/subscribers.ts';

/** What there was, by table. */
export interface Forgotten {
  customers: boolean;
  family_cards: boolean;
  game_entries: boolean;
  newsletter_subscribers: boolean;
}

/** Deletes everything of `email` (lower case) in `db`, a transaction; the audit log names nobody. */
export async function forgetPerson(store: CustomerStore, email: string): Promise<Forgotten> {
  const { db, cipher } = store;
  const email_hash = cipher.lookup('email', email);
  const customer = await db
    .selectFrom('customers')
    .select('id')
    .where('email_hash', '=', email_hash)
    .executeTakeFirst();
  const newsletter_subscribers = await deleteSubscriber(store, email);
  if (customer) await deleteCustomer(store, customer.id);
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
  await forgetWinners(db, ids);
  await withdrawMails(store, email);
  return {
    ...{ customers: customer !== undefined, newsletter_subscribers },
    family_cards: numDeletedRows > 0n,
    game_entries: ids.length > 0,
  };
}
