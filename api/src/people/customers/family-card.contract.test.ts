/** The form for the family card over real HTTP, on both databases. */
import { codesOf, sendForm, statusAndBody } from '../../testing/form-client.ts';
import { waitingMails } from '../../testing/mailed-links.ts';
import { aFamilyCard, bornBefore } from '../../testing/sample-forms.ts';
import { keptOf, rowsOf } from '../../testing/stored-rows.ts';
import { openTestSqlite, TEST_DATABASES } from '../../testing/test-databases.ts';
import { siteForTests } from '../../testing/test-site.ts';

describe.each(TEST_DATABASES)('the family card on %s', (_name, open) => {
  const site = siteForTests(open);
  const send = (changes: object) => sendForm(site, 'familyCard', { ...aFamilyCard(), ...changes });

  it('is requested, with what was typed encrypted', async () => {
    const response = await statusAndBody(await send({ street_address: ' Fő utca 2. ' }));
    expect(response).toEqual([201, { data: { status: 'requested' } }]);
    expect(await rowsOf(site, 'family_cards', 'anna@example.com')).toHaveLength(1);
    const { accept_terms, newsletter, ...kept } = aFamilyCard({
      street_address: 'Fő utca 2.',
      phone_number: '+36301234567',
    });
    expect(await keptOf(site, 'family_cards', 'anna@example.com')).toEqual(kept);
  });

  it('is refused for an address that has one, if the loyalty card or not', async () => {
    const email = 'known@example.com';
    await sendForm(site, 'loyaltyCard', {
      ...aFamilyCard({ email }),
      ...{ password: '12345678', password_confirmation: '12345678', gender: 'male' },
    });
    expect((await send({ email })).status).toBe(201);
    expect(await codesOf(await send({ email }))).toEqual(['email:duplicate']);
    const again = await send({ email, birthday: '' });
    expect(await codesOf(again)).toEqual(['birthday:required', 'email:duplicate']);
  });

  it('is requested once though it is sent twice at once', async () => {
    const twice = [send({ email: 'twice@example.com' }), send({ email: 'twice@example.com' })];
    const statuses = (await Promise.all(twice)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 422]);
    expect(await rowsOf(site, 'family_cards', 'twice@example.com')).toHaveLength(1);
  });
});

describe('the form', () => {
  const site = siteForTests(openTestSqlite);
  const send = (changes: object, language: 'hu' | 'en' = 'hu') =>
    sendForm(site, 'familyCard', { ...aFamilyCard(), ...changes }, { language });

  it.each([
    ['hu', 'megkaptuk a családikártya-igénylésedet', '/myteszt-kartya'],
    ['en', 'we have received your family card request', '/myteszt-card'],
  ] as const)('is acknowledged by a mail in %s', async (language, subject, page) => {
    const email = `mail-${language}@example.com`;
    await send({ email }, language);
    const [mail] = await waitingMails(site.db, email);
    expect(mail?.subject).toBe(`Teszt & Társa: ${subject}`);
    for (const part of [`https://mall.example${page}`, 'info@example.com']) {
      expect(mail?.text).toContain(part);
    }
  });

  it.each([
    ['06 (30) 123-4567', '+36301234567'],
    ['30 123 4567', '+36301234567'],
    ['0036 1 555 1200', '+3615551200'],
    ['+49 30 901820', '+4930901820'],
  ])('stores the phone number %s as %s', async (phone_number, stored) => {
    const email = `${stored.slice(1)}-${phone_number.length}@example.com`;
    expect((await send({ email, phone_number })).status).toBe(201);
    const kept = await keptOf(site, 'family_cards', email);
    expect(kept).toMatchObject({ phone_number: stored });
  });

  it('is for those from the 18th birthday on', async () => {
    const young = await send({ email: 'young@example.com', birthday: bornBefore(18, -1) });
    expect(await codesOf(young)).toEqual(['birthday:too_late']);
    const adult = await send({ email: 'adult@example.com', birthday: bornBefore(18) });
    expect(adult.status).toBe(201);
  });

  const FIELDS = Object.keys(aFamilyCard()).filter((field) => field !== 'newsletter');
  const REQUIRED = [
    ...['last_name', 'first_name', 'email', 'postal_code', 'city', 'street_address'],
    ...['birthday', 'phone_number', 'accept_terms'],
  ].map((field) => `${field}:required`);

  it.each<[string, object, string[]]>([
    [
      'blanks',
      { ...Object.fromEntries(FIELDS.map((field) => [field, ' '])), accept_terms: false },
      REQUIRED,
    ],
    ['nothing', Object.fromEntries(FIELDS.map((field) => [field, undefined])), REQUIRED],
    ['a number in place of a text', { city: 7 }, ['city:invalid']],
    ['a phone number that is too long', { phone_number: '1'.repeat(41) }, ['phone_number:invalid']],
    ['no phone number', { phone_number: 'abc' }, ['phone_number:invalid']],
    ['a phone number in a text', { phone_number: 'call 30 123 4567' }, ['phone_number:invalid']],
    ['a phone number that is too short', { phone_number: '123' }, ['phone_number:invalid']],
    ['an extension', { phone_number: '+36 1 555 1200 ext. 3' }, ['phone_number:invalid']],
    [
      'several at once',
      { email: '', city: '', birthday: bornBefore(3, 1) },
      ['email:required', 'city:required', 'birthday:too_late'],
    ],
  ])('is refused with the code of each broken field: %s', async (_case, changes, codes) => {
    const response = await send({ email: 'broken@example.com', ...changes });
    expect([response.status, await codesOf(response)]).toEqual([422, codes]);
    expect(await rowsOf(site, 'family_cards', 'broken@example.com')).toEqual([]);
  });
});
