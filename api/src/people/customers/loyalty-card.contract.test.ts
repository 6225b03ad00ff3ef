/** The form for the loyalty card over real HTTP, on both databases. */
import { argon2Sync } from 'node:crypto';
import { DAY_MS } from '@mall/opening-hours';
import { pino } from 'pino';
import { answerOf, codesOf, sendForm } from '../../testing/form-client.ts';
import { accountLink, pressButton, registerCustomer } from '../../testing/register-customer.ts';
import { sampleContent } from '../../testing/sample-content.ts';
import { aLoyaltyCard, bornBefore } from '../../testing/sample-forms.ts';
import { testCipher } from '../../testing/test-cipher.ts';
import { openTestSqlite, TEST_DATABASES } from '../../testing/test-databases.ts';
import { waitingMails } from '../../testing/test-outbox.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { deliverDueMails } from '../mail/delivery.ts';
import type { Mail } from '../mail/write-mail.ts';

const PENDING = { data: { status: 'pending' } };
const REQUIRED = [
  ...['last_name', 'first_name', 'email', 'password', 'password_confirmation', 'gender'],
  ...['birthday', 'postal_code', 'accept_terms'],
].map((field) => `${field}:required`);

describe.each(TEST_DATABASES)('the loyalty card on %s', (_name, open) => {
  let site: TestSite;
  const send = (changes: object, options?: Parameters<typeof sendForm>[3]) =>
    sendForm(site, 'loyaltyCard', { ...aLoyaltyCard(), ...changes }, options);
  const rowOf = (email: string) =>
    site.db
      .selectFrom('customers')
      .selectAll()
      .where('email_hash', '=', testCipher.blindIndex('email', email))
      .executeTakeFirst();

  beforeAll(async () => {
    site = await startTestSite(open());
  });
  afterAll(() => site.close());

  it('is made by the button of the mail, with what was typed encrypted', async () => {
    const response = await answerOf(await send({ email: ' Anna@Example.com' }, { language: 'en' }));
    expect(response).toEqual([201, PENDING]);
    expect(await rowOf('anna@example.com')).toBeUndefined();
    const link = await accountLink(site, 'anna@example.com');
    const page = await fetch(site.origin + link);
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringMatching(/lang="en".*Do you want the loyalty card\?.*<form method="post">/s),
    ]);
    expect(await rowOf('anna@example.com')).toBeUndefined();
    const pressed = await pressButton(site, link);
    expect([pressed.status, pressed.headers.get('location')]).toEqual([
      303,
      '/myteszt-card?loyaltyCard=confirmed#igenyles',
    ]);
    const row = await rowOf('anna@example.com');
    expect(row?.language).toBe('en');
    expect(testCipher.decrypt(row?.encrypted ?? '', row?.id ?? '')).toEqual({
      last_name: 'Kovács',
      first_name: 'Anna',
      email: 'anna@example.com',
      gender: 'female',
      birthday: '1990-02-28',
      postal_code: '1234',
      newsletter: false,
    });
    for (const again of [
      await fetch(site.origin + link, { redirect: 'manual' }),
      await pressButton(site, link),
    ])
      expect(again.headers.get('location')).toBe('/myteszt-card?loyaltyCard=confirmed#igenyles');
    expect(await site.db.selectFrom('pending_customers').selectAll().execute()).toEqual([]);
  });

  it('keeps an Argon2id hash of the password alone', async () => {
    await registerCustomer(site, { email: 'hash@example.com' });
    const { password_hash = '' } = (await rowOf('hash@example.com')) ?? {};
    const [, salt = '', hash] =
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([^$]+)\$([^$]+)$/.exec(password_hash) ?? [];
    const expected = argon2Sync('argon2id', {
      ...{ message: aLoyaltyCard().password, nonce: Buffer.from(salt, 'base64') },
      ...{ parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 },
    });
    expect(hash).toBe(expected.toString('base64').replace('=', ''));
  });

  it.each([
    ['hu', 'már csak egy gombnyomás a hűségkártyád', 'hét napon belül', 'kartya'],
    ['en', 'one step to your loyalty card', 'within seven days', 'card'],
  ] as const)('asks for the confirmation by a mail in %s', async (...row) => {
    const [language, subject, text, end] = row;
    const email = `mail-${language}@example.com`;
    await send({ email }, { language });
    const [mail, ...more] = await waitingMails(site.db, email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Teszt & Társa: ${subject}`);
    expect(mail?.text).toContain(text);
    const pressed = await pressButton(site, await accountLink(site, email));
    expect(pressed.headers.get('location')).toContain(`/myteszt-${end}?`);
  });

  it('is not made by a link that is unknown, or a week old', async () => {
    await send({ email: 'late@example.com' });
    const late = await accountLink(site, 'late@example.com');
    await site.db
      .updateTable('link_tokens')
      .set({ created_at: new Date(Date.now() - 7 * DAY_MS - 1_000).toISOString() })
      .execute();
    for (const link of [late, '/api/customer/register/confirm?token=nope']) {
      for (const response of [
        await fetch(site.origin + link, { redirect: 'manual' }),
        await pressButton(site, link),
      ])
        expect(response.headers.get('location')).toMatch(/\?loyaltyCard=expired#igenyles$/);
    }
    expect(await rowOf('late@example.com')).toBeUndefined();
  });

  it('has the password of the mail whose button was pressed', async () => {
    const email = 'two@example.com';
    await send({ email, first_name: 'Owner' });
    const own = await accountLink(site, email);
    await send({
      email,
      first_name: 'Other',
      password: 'another 1',
      password_confirmation: 'another 1',
    });
    await pressButton(site, own);
    const row = await rowOf(email);
    expect(testCipher.decrypt(row?.encrypted ?? '', row?.id ?? '')).toMatchObject({
      first_name: 'Owner',
    });
    expect(await accountLink(site, email)).toBe('');
  });

  it('asks for the newsletter by double opt-in, when that was ticked', async () => {
    await send({ email: 'news@example.com', newsletter: true });
    expect(await waitingMails(site.db, 'news@example.com')).toEqual([
      expect.objectContaining({ subject: expect.stringContaining('hűségkártyád') }),
      expect.objectContaining({ subject: expect.stringContaining('erősítsd meg') }),
    ]);
  });

  it.each([
    ['hu', 'már van hűségkártyád', /https:\S+\/elfelejtett-jelszo\/[\w-]{43}\s/],
    [
      'en',
      'you already have a loyalty card',
      /https:\S+\/elfelejtett-jelszo\/[\w-]{43}\?lang=en\s/,
    ],
  ] as const)('of a known address is changed by nobody, who gets a mail in %s', async (...row) => {
    const [language, subject, link] = row;
    const email = `known-${language}@example.com`;
    await registerCustomer(site, { email });
    const before = await rowOf(email);
    const again = await send(
      { email: ` ${email.toUpperCase()}`, first_name: 'Béla' },
      { language },
    );
    expect(await answerOf(again)).toEqual([201, PENDING]);
    const [mail, ...more] = await waitingMails(site.db, email);
    expect([mail?.subject, more]).toEqual([`Teszt & Társa: ${subject}`, []]);
    expect(mail?.text).toMatch(link);
    expect(await rowOf(email)).toEqual(before);
  });

  it('is made once though its button is pressed twice at once', async () => {
    const email = 'twice@example.com';
    await send({ email });
    const link = await accountLink(site, email);
    const twice = await Promise.all([pressButton(site, link), pressButton(site, link)]);
    for (const { headers } of twice) expect(headers.get('location')).toContain('=confirmed');
    expect(await waitingMails(site.db, email)).toEqual([]);
  });

  it('is available from the 14th birthday on, or the age of the content', async () => {
    const codes = async (birthday: string) => {
      const response = await send({ email: `${birthday}@example.com`, birthday });
      return response.status === 201 ? [] : codesOf(response);
    };
    expect(await codes(bornBefore(14, -1))).toEqual(['birthday:too_late']);
    expect(await codes(bornBefore(14))).toEqual([]);
    const content = sampleContent();
    content.site.loyalty_minimum_age = 16;
    await site.load(content);
    expect(await codes(bornBefore(16, -1))).toEqual(['birthday:too_late']);
    await site.load(sampleContent());
  });

  it.each<[string, object, string[]]>([
    [
      'nothing',
      Object.fromEntries(Object.keys(aLoyaltyCard()).map((key) => [key, undefined])),
      REQUIRED,
    ],
    ['no names', { last_name: ' ', first_name: '' }, ['last_name:required', 'first_name:required']],
    ['a name of two lines', { last_name: 'A\nB' }, ['last_name:invalid']],
    ['a name that is too long', { first_name: 'a'.repeat(101) }, ['first_name:invalid']],
    ['no address', { email: '' }, ['email:required']],
    ['no e-mail address', { email: 'anna' }, ['email:invalid']],
    [
      'no password',
      { password: '', password_confirmation: '' },
      ['password:required', 'password_confirmation:required'],
    ],
    [
      'a short password',
      { password: 'abcdefg', password_confirmation: 'abcdefg' },
      ['password:invalid'],
    ],
    ['no repetition', { password_confirmation: '' }, ['password_confirmation:required']],
    [
      'another repetition',
      { password_confirmation: 'árvíztűrő 2' },
      ['password_confirmation:invalid'],
    ],
    [
      'both',
      { password: 'short', password_confirmation: 'other' },
      ['password:invalid', 'password_confirmation:invalid'],
    ],
    ['no gender', { gender: '' }, ['gender:required']],
    ['an unknown gender', { gender: 'x' }, ['gender:invalid']],
    ['no birthday', { birthday: '' }, ['birthday:required']],
    ['a day that is none', { birthday: '2001-02-29' }, ['birthday:invalid']],
    ['a birthday to come', { birthday: '2126-01-01' }, ['birthday:invalid']],
    ['a birthday long ago', { birthday: '1826-01-01' }, ['birthday:invalid']],
    ['no postal code', { postal_code: ' ' }, ['postal_code:required']],
    ['a foreign postal code', { postal_code: '01234' }, ['postal_code:invalid']],
    ['terms not accepted', { accept_terms: false }, ['accept_terms:required']],
    ['an opt-in that is no box', { newsletter: 'yes' }, ['newsletter:invalid']],
    [
      'several at once',
      { email: 'x', birthday: '2126-01-01', accept_terms: false },
      ['email:invalid', 'accept_terms:required', 'birthday:invalid'],
    ],
  ])('is refused with the code of each broken field: %s', async (_case, changes, codes) => {
    const response = await send({ email: 'broken@example.com', ...changes });
    expect([response.status, await codesOf(response)]).toEqual([422, codes]);
    expect(await rowOf('broken@example.com')).toBeUndefined();
  });

  it('accepts ten forms in ten minutes for one address, whoever sends them', async () => {
    await send({ email: 'often@example.com' });
    const statuses = [];
    for (let time = 0; time < 9; time += 1) {
      statuses.push((await send({ email: 'Often@example.com' })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([201]));
    const response = await send({ email: 'often@example.com' });
    expect([response.status, await codesOf(response)]).toEqual([429, ['rate:limited']]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

it('is requested by the same statements for a known and an unknown address', async () => {
  const site = await startTestSite(openTestSqlite());
  const { db } = site;
  await registerCustomer(site, { email: 'known@example.com' });
  const compile = jest.spyOn(Object.getPrototypeOf(db.getExecutor()), 'compileQuery');
  const statements = [];
  for (const email of ['known@example.com', 'unknown@example.com']) {
    compile.mockClear();
    await sendForm(site, 'loyaltyCard', aLoyaltyCard({ email }));
    statements.push(compile.mock.results.map(({ value }) => (value as { sql: string }).sql));
  }
  compile.mockRestore();
  expect(statements[1]).toEqual(statements[0]);
  expect(statements[0]?.length).toBeGreaterThan(4);
  const send = jest.fn(async (_mail: Mail) => {});
  const log = pino({ level: 'silent' });
  await deliverDueMails({ db, cipher: testCipher, send, now: () => new Date(), log });
  expect(send.mock.calls.map(([{ to, subject }]) => [to, subject.includes('már van')])).toEqual([
    ['known@example.com', true],
    ['unknown@example.com', false],
  ]);
  // What was typed for the known address is gone with its mail.
  expect(await db.selectFrom('pending_customers').selectAll().execute()).toHaveLength(1);
  await site.close();
});
