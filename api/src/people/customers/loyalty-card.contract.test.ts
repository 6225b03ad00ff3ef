/** The form for the loyalty card over real HTTP, on both databases. */
import { argon2Sync } from 'node:crypto';
import { answerOf, codesOf, sendForm } from '../../testing/form-client.ts';
import { aLoyaltyCard } from '../../testing/sample-forms.ts';
import { testCipher } from '../../testing/test-cipher.ts';
import { TEST_DATABASES } from '../../testing/test-databases.ts';
import { waitingMails } from '../../testing/test-outbox.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';

const DUPLICATE = { errors: [{ code: 'email:duplicate' }] };
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

  it('is registered, with what was typed encrypted', async () => {
    const response = await answerOf(await send({ email: ' Anna@Example.com' }, { language: 'en' }));
    expect(response).toEqual([201, { data: { status: 'registered' } }]);
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
  });

  it('keeps an Argon2id hash of the password alone', async () => {
    await send({ email: 'hash@example.com' });
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
    ['hu', 'elkészült a hűségkártyád', '/myteszt-kartya', '/myteszt-torles'],
    ['en', 'your loyalty card is ready', '/myteszt-card', '/myteszt-torles?lang=en'],
  ] as const)('is acknowledged by a mail in %s', async (language, subject, page, deletion) => {
    const email = `mail-${language}@example.com`;
    await send({ email }, { language });
    const [mail, ...more] = await waitingMails(site.db, email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Teszt & Társa: ${subject}`);
    expect(mail?.text).toContain(`https://mall.example${page}\n`);
    expect(mail?.text).toContain(`https://mall.example${deletion}`);
  });

  it('asks for the newsletter by double opt-in, when that was ticked', async () => {
    await send({ email: 'news@example.com', newsletter: true });
    expect(await waitingMails(site.db, 'news@example.com')).toEqual([
      expect.objectContaining({ subject: expect.stringContaining('hűségkártyád') }),
      expect.objectContaining({ subject: expect.stringContaining('erősítsd meg') }),
    ]);
  });

  it('is refused for an address that has one, to those who accept the terms', async () => {
    await send({ email: 'known@example.com' });
    const again = { email: 'KNOWN@example.com ', first_name: 'Béla' };
    expect(await answerOf(await send(again))).toEqual([422, DUPLICATE]);
    const without = await send({ ...again, accept_terms: false, city: 'x' });
    expect(await codesOf(without)).toEqual(['accept_terms:required']);
    expect(await waitingMails(site.db, 'known@example.com')).toHaveLength(1);
  });

  it('is registered once though it is sent twice at once', async () => {
    const twice = [send({ email: 'twice@example.com' }), send({ email: 'twice@example.com' })];
    const statuses = (await Promise.all(twice)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 422]);
    expect(await waitingMails(site.db, 'twice@example.com')).toHaveLength(1);
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
    expect(new Set(statuses)).toEqual(new Set([422]));
    const response = await send({ email: 'often@example.com' });
    expect([response.status, await codesOf(response)]).toEqual([429, ['rate:limited']]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
