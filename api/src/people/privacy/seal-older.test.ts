/** Data from before addresses were sealed, on both databases. */
import { migrate } from '../../database/migrate.ts';
import { testCipher as cipher } from '../../testing/test-cipher.ts';
import { TEST_DATABASES } from '../../testing/test-databases.ts';
import { waitingMails } from '../../testing/test-outbox.ts';
import { sealOlder } from './seal-older.ts';

const EMAIL = 'anna@example.com';

it.each(TEST_DATABASES)('is sealed once on %s', async (_name, open) => {
  const db = open();
  await migrate(db);
  await db
    .insertInto('newsletter_subscribers')
    .values({
      ...{ id: 'one', email_hash: EMAIL, sealed: null, language: 'hu', status: 'pending' },
      ...{ requested_at: '2026-01-01', confirmed_at: null },
    })
    .execute();
  const texts = { subject: 'Subject', text: 'Text', html: '<p>Text</p>' };
  await db
    .insertInto('outbox')
    .values({
      ...{ id: 'mail', subscriber_id: 'one', recipient: EMAIL, ...texts, headers: '{"a":"b"}' },
      ...{ recipient_hash: null, sealed: null, created_at: '2026-01-01', attempts: 3 },
      ...{ next_attempt_at: '2026-01-02', last_error: `550 ${EMAIL}` },
    })
    .execute();
  const rows = async () => ({
    subscribers: await db.selectFrom('newsletter_subscribers').selectAll().execute(),
    mails: await db.selectFrom('outbox').selectAll().execute(),
  });
  await sealOlder(db, cipher);
  const sealed = await rows();
  expect(JSON.stringify(sealed)).not.toContain('anna');
  const { subscribers, mails } = sealed;
  const [subscriber] = subscribers;
  expect(subscriber?.email_hash).toBe(cipher.blindIndex('email', EMAIL));
  expect(cipher.decrypt(subscriber?.sealed ?? '', 'one')).toEqual({ email: EMAIL });
  expect(mails).toMatchObject([{ attempts: 3, last_error: '550 <recipient>' }]);
  expect(await waitingMails(db, EMAIL)).toEqual([{ to: EMAIL, ...texts, headers: { a: 'b' } }]);
  await sealOlder(db, cipher);
  expect(await rows()).toEqual(sealed);
  await db.destroy();
});
