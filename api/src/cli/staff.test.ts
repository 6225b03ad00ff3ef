/** The command `staff`, run as a person does. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendForm } from '../testing/form-client.ts';
import { registerCustomer } from '../testing/register-customer.ts';
import { runStaff } from '../testing/run-command.ts';
import { aFamilyCard, aLoyaltyCard } from '../testing/sample-forms.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { TEST_DATA_KEYS, testCipher } from '../testing/test-cipher.ts';
import { openTestFile } from '../testing/test-databases.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const [LOOKUP, NEW, OLD] = TEST_DATA_KEYS.split(',');

let folder: string;
let site: TestSite;

const staff = (args: readonly string[], env?: Record<string, string>) =>
  runStaff(folder, args, env);

const balanceOf = async (token: string) => {
  const response = await sendForm(site, 'giftCardBalance', { token });
  return (await response.json()).data?.balance;
};

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  site = await startTestSite(openTestFile(folder));
});
afterAll(() => site.close());

it('exports rows as CSV in which no cell is a formula', async () => {
  const formula = '=HYPERLINK("https://evil.example")';
  await registerCustomer(site, { last_name: formula, first_name: '+Anna' });
  await sendForm(site, 'loyaltyCard', aLoyaltyCard({ email: 'pending@example.com' }));
  await sendForm(site, 'familyCard', aFamilyCard({ city: '@SUM(1)', street_address: '-1+2' }));
  const { code, out } = await staff(['export', 'customers']);
  expect(code).toBe(0);
  const [header, row] = out.split('\n');
  expect(header).toBe(
    '\ufefflast_name,first_name,email,gender,birthday,postal_code,language,registered_at',
  );
  expect(row).toContain(
    `"'=HYPERLINK(""https://evil.example"")",'+Anna,anna@example.com,female,1990-02-28,1234,hu,`,
  );
  expect(out).not.toContain('argon2');
  expect(out).not.toContain('pending@example.com');
  const cards = await staff(['export', 'family-cards']);
  expect(cards.out).toContain("'@SUM(1),'-1+2,1990-02-28,'+36301234567");
  expect((await staff(['purge', 'pending@example.com'])).out).toBe(
    'Deleted from pending_customers.\n',
  );
});

it('exports no formula for a spreadsheet that separates cells by semicolons, as Hungarian ones do', async () => {
  const first_name = 'Béla; =HYPERLINK(A1);x';
  await registerCustomer(site, { first_name, email: 'bela@example.com' });
  const { out } = await staff(['export', 'customers']);
  expect(out).toContain(`,Béla; '=HYPERLINK(A1);x,bela@example.com,`);
  await staff(['purge', 'bela@example.com']);
});

it('exports the confirmed addresses of the newsletter alone', async () => {
  for (const email of ['one@example.com', 'two@example.com']) {
    await sendForm(site, 'newsletter', { email, accept_terms: true });
  }
  await site.db
    .updateTable('newsletter_subscribers')
    .set({ status: 'confirmed', confirmed_at: '2026-01-02T03:04:05Z' })
    .where('email_hash', '=', testCipher.blindIndex('email', 'two@example.com'))
    .execute();
  expect((await staff(['export', 'newsletter'])).out).toBe(
    '\ufeffemail,language,confirmed_at\ntwo@example.com,hu,2026-01-02T03:04:05Z\n',
  );
  for (const email of ['one@example.com', 'two@example.com']) {
    expect((await staff(['purge', email])).out).toBe('Deleted from newsletter_subscribers.\n');
  }
});

it('prints the mails that wait for an address', async () => {
  const { out } = await staff(['mails', ' Anna@example.com']);
  expect(out).toContain('megkaptuk a családikártya-igénylésedet');
  expect((await staff(['mails', 'nobody@example.com'])).out).toBe(
    'No mail to this address is waiting.\n',
  );
});

it('encrypts everything with the first key again, after which the other may go', async () => {
  const changed = { DATA_KEYS: `${LOOKUP},${OLD},${NEW}` };
  const { out } = await staff(['reencrypt'], changed);
  expect(out).toMatch(/^Encrypted [1-9]\d* rows again\. No row needs the keys new\.\n$/);
  // The older key is still there at the next command, as at each restart before it is removed.
  expect((await staff(['export', 'newsletter'], changed)).code).toBe(0);
  const alone = await staff(['export', 'customers'], { DATA_KEYS: `${LOOKUP},${OLD}` });
  expect(alone).toMatchObject({ code: 0, out: expect.stringContaining('anna@example.com') });
  await staff(['reencrypt']);
});

it('deletes all that is kept of a person, by any spelling of the address', async () => {
  const { out } = await staff(['purge', 'ANNA@example.com ']);
  expect(out).toBe('Deleted from customers, family_cards.\n');
  for (const table of ['customers', 'family_cards', 'outbox'] as const) {
    expect(await site.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect((await staff(['purge', 'anna@example.com'])).out).toBe(
    'Nothing was kept of this address.\n',
  );
});

it('records each command with the account in the audit log', async () => {
  const rows = await site.db.selectFrom('audit_log').selectAll().orderBy('at').execute();
  const byStaff = rows.filter(({ actor }) => actor === 'anna').map(({ action }) => action);
  expect(byStaff.slice(0, 2)).toEqual(['export customers', 'export family-cards']);
  expect(byStaff.at(-1)).toBe('purge');
  expect(JSON.stringify(rows)).not.toContain('example.com');
});

describe('gift cards', () => {
  const importCards = async (text: string) => {
    const file = join(folder, 'cards.csv');
    await writeFile(file, text);
    return staff(['gift-cards', file]);
  };
  const HEADER = 'token,valid_until,date,kind,amount\n';

  it('are imported from a file, and replaced by the next', async () => {
    const first = await importCards(
      `${HEADER}AAAA-1111,2199-01-01,2026-01-02,top_up,10000\naaaa 1111,2199-01-01,2026-02-02,purchase,-1200\nBBBB-2222,2199-01-01,2026-01-02,top_up,5000\n`,
    );
    expect(first).toEqual({
      code: 0,
      out: 'Imported 2 gift cards with 3 movements.\n',
      err: '',
    });
    expect([await balanceOf('AAAA1111'), await balanceOf('BBBB2222')]).toEqual([8_800, 5_000]);
    await importCards(`${HEADER.replaceAll(',', ';')}AAAA1111;2199-01-01;2026-01-02;top_up;7000\n`);
    expect([await balanceOf('AAAA1111'), await balanceOf('BBBB2222')]).toEqual([7_000, 5_000]);
  });

  it('of a file with an error change nothing', async () => {
    const before = await balanceOf('AAAA1111');
    const { code, err } = await importCards(`${HEADER}AAAA1111,2199-01-01,2026-01-02,gift,1\n`);
    expect([code, err]).toEqual([
      1,
      'cards.csv:2: kind: top_up, purchase or correction\n1 issue; nothing was changed.\n',
    ]);
    expect(await balanceOf('AAAA1111')).toBe(before);
  });
});

it.each([
  [['export', 'passwords'], {}, 'Allowed choices are customers, family-cards, newsletter'],
  [['purge'], {}, "missing required argument 'e-mail'"],
  [['export', 'customers'], { DATA_KEYS: 'x' }, 'setting DATA_KEYS: the form is'],
])('exits with 2: %j %j', async (args, env, message) => {
  const { code, err } = await staff(args, env);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});
