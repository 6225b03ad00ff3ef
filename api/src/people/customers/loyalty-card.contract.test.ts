/** The form for the loyalty card over real HTTP, on both databases. */
import { argon2Sync } from 'node:crypto';
import { codesOf, sendForm, statusAndBody } from '../../testing/form-client.ts';
import { follow, pressButton, waitingMails } from '../../testing/mailed-links.ts';
import { accountLink, registerCustomer } from '../../testing/register-customer.ts';
import { sampleContent } from '../../testing/sample-content.ts';
import { aLoyaltyCard, bornBefore } from '../../testing/sample-forms.ts';
import { keptOf, rowOf } from '../../testing/stored-rows.ts';
import { openTestSqlite, TEST_DATABASES } from '../../testing/test-databases.ts';
import { siteForTests } from '../../testing/test-site.ts';

const PENDING = { data: { status: 'pending' } };

describe.each(TEST_DATABASES)('the loyalty card on %s', (_name, open) => {
  const site = siteForTests(open);
  const send = (changes: object, language: 'hu' | 'en' = 'hu') =>
    sendForm(site, 'loyaltyCard', { ...aLoyaltyCard(), ...changes }, { language });
  const customer = (email: string) => rowOf(site, 'customers', email);

  it('is made by the button of the mail, with what was typed encrypted', async () => {
    const email = 'anna@example.com';
    expect(await statusAndBody(await send({ email: ' Anna@Example.com' }, 'en'))).toEqual([
      201,
      PENDING,
    ]);
    const link = await accountLink(site, email);
    await follow(site, link);
    expect(await customer(email)).toBeUndefined();
    await pressButton(site, link);
    expect((await customer(email))?.language).toBe('en');
    const { password, password_confirmation, accept_terms, newsletter, ...kept } = aLoyaltyCard({
      email,
    });
    expect(await keptOf(site, 'customers', email)).toEqual(kept);
    expect(await site.db.selectFrom('pending_customers').selectAll().execute()).toEqual([]);
    expect(await waitingMails(site.db, email)).toEqual([]);
  });

  it('keeps an Argon2id hash of the password alone', async () => {
    await registerCustomer(site, { email: 'hash@example.com' });
    const { password_hash = '' } = (await customer('hash@example.com')) ?? {};
    const [, salt = '', hash] =
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([^$]+)\$([^$]+)$/.exec(password_hash) ?? [];
    const expected = argon2Sync('argon2id', {
      ...{ message: aLoyaltyCard().password, nonce: Buffer.from(salt, 'base64') },
      ...{ parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 },
    });
    expect(hash).toBe(expected.toString('base64').replace('=', ''));
  });

  it('has the password of the mail whose button was pressed', async () => {
    const email = 'two@example.com';
    await send({ email, first_name: 'Owner' });
    const own = await accountLink(site, email);
    const password = 'another 1';
    await send({ email, first_name: 'Other', password, password_confirmation: password });
    await pressButton(site, own);
    expect(await keptOf(site, 'customers', email)).toMatchObject({ first_name: 'Owner' });
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
    ['en', 'already have a loyalty card', /https:\S+\/elfelejtett-jelszo\/[\w-]{43}\?lang=en\s/],
  ] as const)('of a known address is changed by nobody, who gets a mail in %s', async (...row) => {
    const [language, subject, link] = row;
    const email = `known-${language}@example.com`;
    await registerCustomer(site, { email });
    const before = await customer(email);
    const again = await send({ email: ` ${email.toUpperCase()}`, first_name: 'Béla' }, language);
    expect(await statusAndBody(again)).toEqual([201, PENDING]);
    const [mail, ...more] = await waitingMails(site.db, email);
    expect([mail?.subject, more]).toEqual([expect.stringContaining(subject), []]);
    expect(mail?.text).toMatch(link);
    expect(await customer(email)).toEqual(before);
  });
});

describe('the form', () => {
  const site = siteForTests(openTestSqlite);
  const refusal = async (changes: object) => {
    const form = { ...aLoyaltyCard(), ...changes };
    const response = await sendForm(site, 'loyaltyCard', form);
    return response.status === 422 ? codesOf(response) : response.status;
  };

  it('is for those from the 14th birthday on, or the age of the content', async () => {
    expect(await refusal({ birthday: bornBefore(14, -1) })).toEqual(['birthday:too_late']);
    expect(await refusal({ birthday: bornBefore(14) })).toBe(201);
    const content = sampleContent();
    content.site.loyalty_minimum_age = 16;
    await site.load(content);
    expect(await refusal({ birthday: bornBefore(16, -1) })).toEqual(['birthday:too_late']);
    await site.load(sampleContent());
  });

  const blank = Object.keys(aLoyaltyCard()).filter((field) => field !== 'newsletter');
  const passwords = (password: string, password_confirmation = password) => ({
    password,
    password_confirmation,
  });
  const BOTH_INVALID = ['password:invalid', 'password_confirmation:invalid'];

  it.each<[string, object, string[]]>([
    [
      'nothing',
      Object.fromEntries(Object.keys(aLoyaltyCard()).map((field) => [field, undefined])),
      blank.map((field) => `${field}:required`),
    ],
    [
      'blanks',
      { ...Object.fromEntries(blank.map((field) => [field, ''])), accept_terms: false },
      blank.map((field) => `${field}:required`),
    ],
    ['a name of two lines', { last_name: 'A\nB' }, ['last_name:invalid']],
    ['a name that is too long', { first_name: 'a'.repeat(101) }, ['first_name:invalid']],
    ['no e-mail address', { email: 'anna' }, ['email:invalid']],
    ['a short password', passwords('abcdefg'), ['password:invalid']],
    ['no repetition', { password_confirmation: '' }, ['password_confirmation:required']],
    ['another repetition', { password_confirmation: 'other' }, ['password_confirmation:invalid']],
    ['both', passwords('short', 'other'), BOTH_INVALID],
    ['an unknown gender', { gender: 'x' }, ['gender:invalid']],
    ['a day that is none', { birthday: '2001-02-29' }, ['birthday:invalid']],
    ['a birthday to come', { birthday: '2126-01-01' }, ['birthday:invalid']],
    ['a birthday long ago', { birthday: '1826-01-01' }, ['birthday:invalid']],
    ['a foreign postal code', { postal_code: '01234' }, ['postal_code:invalid']],
    ['an opt-in that is no box', { newsletter: 'yes' }, ['newsletter:invalid']],
    [
      'several at once',
      { email: 'x', birthday: '2126-01-01', accept_terms: false },
      ['email:invalid', 'accept_terms:required', 'birthday:invalid'],
    ],
  ])('is refused with the code of each broken field: %s', async (_case, changes, codes) => {
    expect(await refusal(changes)).toEqual(codes);
  });
});
