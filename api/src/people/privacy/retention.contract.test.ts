/** What is kept, for how long, and what the files of the database show of it. */
import { randomUUID } from 'node:crypto';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@mall/opening-hours';
import { sendForm } from '../../testing/form-client.ts';
import { registerCustomer } from '../../testing/register-customer.ts';
import { aFamilyCard, aLoyaltyCard } from '../../testing/sample-forms.ts';
import { storeGameEntry, storeReceipt } from '../../testing/store-entries.ts';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import { testCipher } from '../../testing/test-cipher.ts';
import { openTestFile, TEST_DATABASES } from '../../testing/test-databases.ts';
import { startTestSite } from '../../testing/test-site.ts';
import { storeGiftCards } from '../gift-card/import-gift-cards.ts';
import { RETENTION } from './retention.ts';

const EMAIL = 'anna.kovacs@example.com';

it.each(TEST_DATABASES)(
  'every table is purged when its time is over, and not before, on %s',
  async (_name, open) => {
    const site = await startTestSite(open());
    const start = Date.now();
    await registerCustomer(site, { email: EMAIL });
    await sendForm(site, 'loyaltyCard', aLoyaltyCard({ email: EMAIL }), { key: 'one' });
    await sendForm(site, 'familyCard', aFamilyCard({ email: EMAIL }));
    await sendForm(site, 'passwordMail', { email: EMAIL });
    await sendForm(site, 'newsletter', { email: EMAIL, accept_terms: true });
    const valid_until = new Date(start).toISOString().slice(0, 10);
    const card = { token: 'ABCD1234', valid_until, balance: 0, movements: [] };
    await site.db.transaction().execute((db) => storeGiftCards(db, testCipher, [card]));
    const uploaded_at = new Date(start).toISOString();
    const id = randomUUID();
    const person = { campaign: 'advent', name: 'Anna' };
    await storeReceipt(site.db, { ...person, id, code: 'CODE01', uploaded_at });
    await storeGameEntry(site.db, { ...person, id: 'two', entered_at: uploaded_at });
    await site.db
      .insertInto('invitation_answers')
      .values({ campaign: 'evening', code: 'C', answer: 'attend', answered_at: uploaded_at })
      .execute();
    await site.db
      .insertInto('form_counts')
      .values({ key_hash: 'x', sent: 1, ends_at: uploaded_at })
      .execute();
    const draw = { campaign: 'advent', seed: 'seed', prize: '{}' };
    await site.db
      .insertInto('draws')
      .values({ ...draw, id: 'draw', drawn_at: uploaded_at })
      .execute();
    for (const name of [`${id}.jpg`, 'other.jpg']) {
      await writeFile(join(site.uploadsFolder, name), 'picture');
      await utimes(join(site.uploadsFolder, name), 0, 0);
    }
    const purgeAt = (time: number) => site.purge(new Date(time));
    /** Whether each table that is kept for `days` has rows. */
    const filled = (days: number) =>
      Promise.all(
        RETENTION.filter((one) => one.days === days).map(async ({ table }) => {
          const rows = await site.db.selectFrom(table).selectAll().execute();
          return [table, rows.length > 0];
        }),
      );
    const times = [...new Set(RETENTION.map(({ days }) => days))].toSorted((a, b) => a - b);
    for (const days of times) {
      const tables = RETENTION.filter((one) => one.days === days).map(({ table }) => table);
      await purgeAt(start + (days - 1) * DAY_MS);
      expect(await filled(days)).toEqual(tables.map((table) => [table, true]));
      await purgeAt(start + (days + 1) * DAY_MS);
      expect(await filled(days)).toEqual(tables.map((table) => [table, false]));
    }
    // The row of the receipt is gone; the other file never was one.
    expect(await readdir(site.uploadsFolder)).toEqual(['other.jpg']);
    await site.close();
  },
);

it('the files of the database hold nothing that was typed', async () => {
  const DATA_DIR = await makeTemporaryFolder();
  const site = await startTestSite(openTestFile(DATA_DIR));
  const loyaltyCard = { email: EMAIL, last_name: 'Xylofonista', newsletter: true };
  await sendForm(site, 'loyaltyCard', aLoyaltyCard(loyaltyCard), { key: 'k' });
  const familyCard = { email: EMAIL, street_address: 'Zsebkendő köz 7.' };
  await sendForm(site, 'familyCard', aFamilyCard(familyCard));
  for (const form of ['passwordMail', 'accountDeletion'] as const) {
    expect((await sendForm(site, form, { email: EMAIL })).status).toBe(201);
  }
  const files = (await readdir(DATA_DIR)).filter((name) => name.startsWith('site.sqlite'));
  const bytes = await Promise.all(files.map((name) => readFile(join(DATA_DIR, name))));
  const { password, birthday } = aLoyaltyCard();
  const texts = [EMAIL, 'anna.kovacs', 'Xylofonista', 'Zsebkend', password, birthday];
  for (const text of texts)
    expect([text, Buffer.concat(bytes).includes(text)]).toEqual([text, false]);
  expect(Buffer.concat(bytes).includes('link_tokens')).toBe(true);
  await site.close();
});
