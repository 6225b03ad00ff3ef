/** Asking for a new password and choosing it, over real HTTP, on both databases. */
import { pino } from 'pino';
import type { Database } from '../../database/open-database.ts';
import { answerOf, codesOf, sendForm } from '../../testing/form-client.ts';
import { registerCustomer } from '../../testing/register-customer.ts';
import { testCipher as cipher } from '../../testing/test-cipher.ts';
import { openTestSqlite, TEST_DATABASES } from '../../testing/test-databases.ts';
import { waitingMails } from '../../testing/test-outbox.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { deliverDueMails } from '../mail/delivery.ts';
import type { Mail } from '../mail/write-mail.ts';

const HOUR_MS = 60 * 60_000;
const log = pino({ level: 'silent' });

const rowsOf = async (db: Database, table: 'link_tokens' | 'outbox') =>
  (await db.selectFrom(table).selectAll().execute()).length;

describe.each(TEST_DATABASES)('a new password on %s', (_name, open) => {
  let site: TestSite;
  const register = (email: string) => registerCustomer(site, { email });
  const ask = (email: string, language?: 'hu' | 'en') =>
    sendForm(site, 'passwordMail', { email }, { ...(language && { language }) });
  const choose = (token: string, password = 'új jelszó', password_confirmation = password) =>
    sendForm(site, 'newPassword', { token, password, password_confirmation });
  /** The links to the page for a new password in the mails to `email`. */
  const links = async (email: string) => {
    const mails = await waitingMails(site.db, email);
    return mails.flatMap(({ text }) => /https:.*\/elfelejtett-jelszo\/\S+/.exec(text)?.[0] ?? []);
  };
  const tokens = async (email: string) =>
    (await links(email)).map((link) => new URL(link).pathname.split('/').at(-1) ?? '');
  const tokenFor = async (email: string) => {
    await register(email);
    await ask(email);
    return (await tokens(email))[0] ?? '';
  };
  const hashOf = async (email: string) => {
    const { password_hash } = await site.db
      .selectFrom('customers')
      .select('password_hash')
      .where('email_hash', '=', cipher.blindIndex('email', email))
      .executeTakeFirstOrThrow();
    return password_hash;
  };
  const madeBefore = (milliseconds: number) =>
    site.db
      .updateTable('link_tokens')
      .set({ created_at: new Date(Date.now() - milliseconds).toISOString() })
      .execute();

  beforeAll(async () => {
    site = await startTestSite(open());
  });
  afterAll(() => site.close());

  it('is chosen by the link of the mail, once', async () => {
    const token = await tokenFor('once@example.com');
    expect(token).toMatch(/^[\w-]{43}$/);
    const before = await hashOf('once@example.com');
    expect(await answerOf(await choose(token))).toEqual([201, { data: { status: 'changed' } }]);
    expect(await hashOf('once@example.com')).not.toBe(before);
    expect(await codesOf(await choose(token))).toEqual(['token:used']);
    const subjects = (await waitingMails(site.db, 'once@example.com')).map(
      ({ subject }) => subject,
    );
    expect(subjects.at(-1)).toBe('Teszt & Társa: megváltozott a jelszavad');
  });

  it('is chosen in the language of the page that asked', async () => {
    await register('english@example.com');
    await ask('english@example.com', 'en');
    const [link] = await links('english@example.com');
    expect(link).toMatch(/^https:\/\/mall\.example\/elfelejtett-jelszo\/[\w-]{43}\?lang=en$/);
  });

  it('is not chosen an hour later', async () => {
    const token = await tokenFor('late@example.com');
    await madeBefore(HOUR_MS - 60_000);
    expect(await codesOf(await choose(token, 'short'))).toEqual(['password:invalid']);
    await madeBefore(HOUR_MS + 1_000);
    expect(await codesOf(await choose(token))).toEqual(['token:expired']);
  });

  it('is chosen once though it is sent twice at once', async () => {
    const token = await tokenFor('twice@example.com');
    const responses = await Promise.all([choose(token, 'password 1'), choose(token, 'password 2')]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  it('uses up the other links that were mailed', async () => {
    await register('many@example.com');
    await ask('many@example.com');
    await ask('many@example.com');
    const [first = '', second = ''] = await tokens('many@example.com');
    expect((await choose(second)).status).toBe(201);
    expect(await codesOf(await choose(first))).toEqual(['token:used']);
  });

  it('leaves the links of other customers', async () => {
    const other = await tokenFor('other@example.com');
    expect((await choose(await tokenFor('mine@example.com'))).status).toBe(201);
    expect((await choose(other)).status).toBe(201);
  });

  it.each<[string, object, string[]]>([
    ['no token', { token: ' ' }, ['token:required']],
    ['an unknown token', { token: 'nope' }, ['token:invalid']],
    ['a token that is too long', { token: 'a'.repeat(101) }, ['token:invalid']],
    ['no password', { password: '' }, ['password:required', 'token:invalid']],
    [
      'a short password',
      { password: 'abcdefg' },
      ['password:invalid', 'password_confirmation:invalid', 'token:invalid'],
    ],
    [
      'no repetition',
      { password_confirmation: '' },
      ['password_confirmation:required', 'token:invalid'],
    ],
    [
      'another repetition',
      { password_confirmation: '12345679' },
      ['password_confirmation:invalid', 'token:invalid'],
    ],
  ])('is refused with the code of each broken field: %s', async (_case, changes, codes) => {
    const body = { token: 'nope', password: '12345678', password_confirmation: '12345678' };
    const response = await sendForm(site, 'newPassword', { ...body, ...changes });
    expect([response.status, await codesOf(response)]).toEqual([422, codes]);
  });

  it('is not chosen by the token of a deletion', async () => {
    await register('deletion@example.com');
    await sendForm(site, 'accountDeletion', { email: 'deletion@example.com' });
    const text = (await waitingMails(site.db, 'deletion@example.com')).at(-1)?.text ?? '';
    const [, token = ''] = /token=(\S+)/.exec(text) ?? [];
    expect(token).toHaveLength(43);
    expect(await codesOf(await choose(token))).toEqual(['token:invalid']);
  });

  describe('the mail', () => {
    it.each([
      ['', ['email:required']],
      ['anna', ['email:invalid']],
    ])('is refused to the address "%s"', async (email, codes) => {
      const response = await ask(email);
      expect([response.status, await codesOf(response)]).toEqual([422, codes]);
    });

    it('has the same response for a known and an unknown address', async () => {
      await register('known@example.com');
      const responses = [];
      for (const email of ['known@example.com', 'unknown@example.com']) {
        const response = await ask(email);
        const headers = [...response.headers.keys()];
        responses.push([...(await answerOf(response)), headers]);
      }
      expect(responses[0]).toEqual(responses[1]);
      expect(responses[0]?.slice(0, 2)).toEqual([201, { data: { status: 'asked' } }]);
      expect(await waitingMails(site.db, 'unknown@example.com')).toEqual([]);
    });

    it('is sent three times a day, and no response reveals it', async () => {
      await register('bombed@example.com');
      for (let time = 0; time < 5; time += 1) {
        expect((await ask('bombed@example.com')).status).toBe(201);
      }
      expect(await links('bombed@example.com')).toHaveLength(3);
      await madeBefore(25 * HOUR_MS);
      await ask('bombed@example.com');
      expect(await links('bombed@example.com')).toHaveLength(4);
    });
  });
});

it.each(['passwordMail', 'accountDeletion'] as const)(
  '%s does the same work for a known and an unknown address, and mails to the known one',
  async (form) => {
    const site = await startTestSite(openTestSqlite());
    const { db } = site;
    await registerCustomer(site, { email: 'known@example.com' });
    await deliverDueMails({ db, cipher, send: async () => {}, now: () => new Date(), log });
    const compile = jest.spyOn(Object.getPrototypeOf(db.getExecutor()), 'compileQuery');
    const work = [];
    for (const email of ['known@example.com', 'unknown@example.com']) {
      compile.mockClear();
      await sendForm(site, form, { email });
      const statements = compile.mock.results.map(({ value }) => (value as { sql: string }).sql);
      work.push([statements, await rowsOf(db, 'link_tokens'), await rowsOf(db, 'outbox')]);
    }
    compile.mockRestore();
    const [[statements], [sameStatements, tokens, mails]] = work as [[string[]], unknown[]];
    expect(sameStatements).toEqual(statements);
    // Beside the used one that made the account.
    expect([statements.length > 2, tokens, mails]).toEqual([true, 1 + 2, 2]);

    const send = jest.fn(async (_mail: Mail) => {});
    await deliverDueMails({ db, cipher, send, now: () => new Date(), log });
    expect(send.mock.calls.map(([{ to }]) => to)).toEqual(['known@example.com']);
    expect([await rowsOf(db, 'link_tokens'), await rowsOf(db, 'outbox')]).toEqual([1 + 1, 0]);
    await site.close();
  },
);
