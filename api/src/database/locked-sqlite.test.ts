/** An API on a SQLite file while another process writes into it. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codesOf, sendForm } from '../testing/form-client.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';
import { openSqlite } from './sqlite-database.ts';

let site: TestSite;
let other: DatabaseSync;

async function start(maxWaitMs?: number) {
  const file = join(await makeTemporaryFolder(), 'site.sqlite');
  site = await startTestSite(openSqlite(file, maxWaitMs));
  other = new DatabaseSync(file);
  other.exec('begin immediate');
}
afterEach(async () => {
  other.close();
  await site.close();
});

const signUp = (email: string) => sendForm(site, 'newsletter', { email, accept_terms: true });

it('serves other calls while forms wait, and stores the forms once the other process has written', async () => {
  await start();
  const forms = ['anna@example.com', 'bela@example.com'].map(signUp);
  // Reads the database, after the forms.
  const known = await sendForm(site, 'giftCardBalance', { token: 'AAAA-1111' });
  expect(await codesOf(known)).toEqual(['token:invalid']);
  expect((await site.get('/search?query=shop')).status).toBe(200);
  other.exec('rollback');
  expect((await Promise.all(forms)).map(({ status }) => status)).toEqual([201, 201]);
});

it('responds with 503 to a form that has waited for too long', async () => {
  await start(50);
  const response = await signUp('anna@example.com');
  expect([response.status, await codesOf(response)]).toEqual([503, ['database:unavailable']]);
});
