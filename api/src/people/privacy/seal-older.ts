/** Seals what was stored before personal data was sealed: addresses of the newsletter, and waiting mails. */
import type { Database } from '../../database/open-database.ts';
import type { Cipher } from '../../vault/cipher.ts';
import { mailOf, sealMail } from '../mail/outbox.ts';

/** All of it or nothing; without such data it changes nothing. */
export function sealOlder(db: Database, cipher: Cipher): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await sealSubscribers(transaction, cipher);
    await sealMails(transaction, cipher);
  });
}

async function sealSubscribers(db: Database, cipher: Cipher): Promise<void> {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email_hash as email'])
    .where('sealed', 'is', null)
    .execute();
  for (const { id, email } of rows) {
    await db
      .updateTable('newsletter_subscribers')
      .set({ email_hash: cipher.blindIndex('email', email), sealed: cipher.encrypt({ email }, id) })
      .where('id', '=', id)
      .where('sealed', 'is', null)
      .execute();
  }
}

async function sealMails(db: Database, cipher: Cipher): Promise<void> {
  const rows = await db.selectFrom('outbox').selectAll().where('sealed', 'is', null).execute();
  for (const row of rows) {
    const mail = mailOf(cipher, row);
    // Mail servers often repeat the address.
    const last_error = row.last_error?.replaceAll(mail.to, '<recipient>') ?? null;
    await db
      .updateTable('outbox')
      .set({ ...sealMail(cipher, mail, row.id), last_error })
      .where('id', '=', row.id)
      .execute();
  }
}
