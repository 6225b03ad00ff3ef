import { Kysely, SqliteDialect } from 'kysely';
import type { Tables } from '../schema.ts';
import { openSqliteDatabase } from '../sqlite-database.ts';
import { up as createNewsletter } from './002-newsletter.ts';
import { up } from './005-outbox-subscriber.ts';

const mailTo = (recipient: string) => ({
  ...{ id: recipient, recipient, subject: '', text: '', html: '', headers: '{}' },
  ...{ created_at: '', attempts: 0, next_attempt_at: '', last_error: null },
});

test('mails that wait belong to their subscribers, and those without one are deleted', async () => {
  const dialect = new SqliteDialect({ database: openSqliteDatabase(':memory:') });
  const empty = new Kysely<unknown>({ dialect });
  await createNewsletter(empty);
  const db = new Kysely<Tables>({ dialect });
  const subscriber = { language: 'hu', status: 'pending', requested_at: '' } as const;
  // The rows as they were before the migration.
  const older = empty.withTables<{
    outbox: Omit<Tables['outbox'], 'subscriber_id' | 'recipient_hash' | 'sealed'>;
    newsletter_subscribers: typeof subscriber & { id: string; email: string };
  }>();
  await older
    .insertInto('newsletter_subscribers')
    .values({ id: 'one', email: 'one@example.com', ...subscriber })
    .execute();
  await older
    .insertInto('outbox')
    .values(['one@example.com', 'gone@example.com'].map(mailTo))
    .execute();
  await up(db);
  const mails = () => db.selectFrom('outbox').select(['recipient', 'subscriber_id']).execute();
  expect(await mails()).toEqual([{ recipient: 'one@example.com', subscriber_id: 'one' }]);
  await db.deleteFrom('newsletter_subscribers').execute();
  expect(await mails()).toEqual([]);
  await db.destroy();
});
