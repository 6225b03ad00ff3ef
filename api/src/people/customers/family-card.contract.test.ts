/** The form for the family card over real HTTP, on both databases. */
import { answerOf, codesOf, sendForm } from '../../testing/form-client.ts';
import { aFamilyCard, bornBefore } from '../../testing/sample-forms.ts';
import { testCipher } from '../../testing/test-cipher.ts';
import { TEST_DATABASES } from '../../testing/test-databases.ts';
import { waitingMails } from '../../testing/test-outbox.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';

const FIELDS = [
  ...['last_name', 'first_name', 'email', 'postal_code', 'city', 'street_address'],
  ...['birthday', 'phone_number', 'accept_terms'],
];

describe.each(TEST_DATABASES)('the family card on %s', (_name, open) => {
  let site: TestSite;
  const send = (changes: object, options?: Parameters<typeof sendForm>[3]) =>
    sendForm(site, 'familyCard', { ...aFamilyCard(), ...changes }, options);
  const cards = (email: string) =>
    site.db
      .selectFrom('family_cards')
      .selectAll()
      .where('email_hash', '=', testCipher.blindIndex('email', email))
      .execute();

  beforeAll(async () => {
    site = await startTestSite(open());
  });
  afterAll(() => site.close());

  it('is requested, with what was typed encrypted', async () => {
    const response = await answerOf(await send({ street_address: ' Fő utca 2. ' }));
    expect(response).toEqual([201, { data: { status: 'requested' } }]);
    const [row, ...more] = await cards('anna@example.com');
    expect(more).toEqual([]);
    const { accept_terms, ...kept } = aFamilyCard({
      street_address: 'Fő utca 2.',
      phone_number: '+36301234567',
    });
    expect(testCipher.decrypt(row?.encrypted ?? '', row?.id ?? '')).toEqual(kept);
  });

  it.each([
    ['06 (30) 123-4567', '+36301234567'],
    ['30 123 4567', '+36301234567'],
    ['0036 1 555 1200', '+3615551200'],
    ['+49 30 901820', '+4930901820'],
  ])('stores the phone number %s as %s', async (phone_number, stored) => {
    const email = `${stored.slice(1)}-${phone_number.length}@example.com`;
    expect((await send({ email, phone_number })).status).toBe(201);
    const [row] = await cards(email);
    const kept = testCipher.decrypt(row?.encrypted ?? '', row?.id ?? '');
    expect(kept).toMatchObject({ phone_number: stored });
  });

  it.each([
    ['hu', 'megkaptuk a családikártya-igénylésedet', 'e-mailben értesítünk', '/myteszt-kartya'],
    ['en', 'we have received your family card request', 'know by email', '/myteszt-card'],
  ] as const)('is acknowledged by a mail in %s', async (language, subject, text, page) => {
    const email = `mail-${language}@example.com`;
    await send({ email }, { language });
    const [mail] = await waitingMails(site.db, email);
    expect(mail?.subject).toBe(`Teszt & Társa: ${subject}`);
    for (const part of [text, `https://mall.example${page}`, 'info@example.com']) {
      expect(mail?.text).toContain(part);
    }
  });

  it('is refused for an address that has one', async () => {
    await send({ email: 'known@example.com' });
    const again = await send({ email: 'known@example.com', birthday: '' });
    expect(await codesOf(again)).toEqual(['birthday:required', 'email:duplicate']);
    expect(await codesOf(await send({ email: 'known@example.com' }))).toEqual(['email:duplicate']);
  });

  it('is another than the loyalty card', async () => {
    await sendForm(site, 'loyaltyCard', {
      ...aFamilyCard({ email: 'both@example.com' }),
      ...{ password: '12345678', password_confirmation: '12345678', gender: 'male' },
    });
    expect((await send({ email: 'both@example.com' })).status).toBe(201);
  });

  it('is requested once though it is sent twice at once', async () => {
    const twice = [send({ email: 'twice@example.com' }), send({ email: 'twice@example.com' })];
    const statuses = (await Promise.all(twice)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 422]);
    expect(await cards('twice@example.com')).toHaveLength(1);
  });

  it('is available from the 18th birthday on', async () => {
    const born = async (birthday: string) => {
      const response = await send({ email: `${birthday}@example.com`, birthday });
      return response.status === 201 ? [] : codesOf(response);
    };
    expect(await born(bornBefore(18, -1))).toEqual(['birthday:too_late']);
    expect(await born(bornBefore(18))).toEqual([]);
    expect(await born(bornBefore(18, 1))).toEqual([]);
  });

  it.each<[string, object, string[]]>([
    ...FIELDS.map((field): [string, object, string[]] => [
      `no ${field}`,
      { [field]: field === 'accept_terms' ? false : ' ' },
      [`${field}:required`],
    ]),
    [
      'nothing',
      Object.fromEntries(FIELDS.map((field) => [field, undefined])),
      FIELDS.map((field) => `${field}:required`),
    ],
    ['no e-mail address', { email: 'a@b' }, ['email:invalid']],
    ['a foreign postal code', { postal_code: 'SW1A' }, ['postal_code:invalid']],
    ['a day that is none', { birthday: '28.02.1990' }, ['birthday:invalid']],
    ['a birthday to come', { birthday: '2126-01-01' }, ['birthday:invalid']],
    ['a child', { birthday: bornBefore(3, 1) }, ['birthday:too_late']],
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
    expect(await cards('broken@example.com')).toEqual([]);
  });
});
