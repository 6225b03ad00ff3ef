/** Asking for a new password and choosing it, over real HTTP, on both databases. */
import { codesOf, sendForm, statusAndBody } from '../../testing/form-client.ts';
import { ageLinks, mailedLink, mailedLinks, waitingMails } from '../../testing/mailed-links.ts';
import { registerCustomer } from '../../testing/register-customer.ts';
import { rowOf } from '../../testing/stored-rows.ts';
import { openTestSqlite, TEST_DATABASES } from '../../testing/test-databases.ts';
import { siteForTests, type TestSite } from '../../testing/test-site.ts';

const HOUR_MS = 60 * 60_000;

const ask = (site: TestSite, email: string, language: 'hu' | 'en' = 'hu') =>
  sendForm(site, 'passwordMail', { email }, { language });

describe.each(TEST_DATABASES)('a new password on %s', (_name, open) => {
  const site = siteForTests(open);
  const choose = (token: string, password = 'új jelszó') =>
    sendForm(site, 'newPassword', { token, password, password_confirmation: password });
  /** The tokens in the mails to `email`, the newest first. */
  const tokens = async (email: string) =>
    (await mailedLinks(site, email, '/elfelejtett-jelszo/')).map(
      (link) => new URL(link, site.origin).pathname.split('/').at(-1) ?? '',
    );
  const tokenFor = async (email: string, language?: 'hu' | 'en') => {
    await registerCustomer(site, { email });
    await ask(site, email, language);
    return (await tokens(email))[0] ?? '';
  };
  const hashOf = async (email: string) => (await rowOf(site, 'customers', email))?.password_hash;

  it('is chosen by the link of the mail, once', async () => {
    const email = 'once@example.com';
    const token = await tokenFor(email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const before = await hashOf(email);
    expect(await statusAndBody(await choose(token))).toEqual([
      201,
      { data: { status: 'changed' } },
    ]);
    expect(await hashOf(email)).not.toBe(before);
    expect(await codesOf(await choose(token))).toEqual(['token:used']);
    const subjects = (await waitingMails(site.db, email)).map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe('Teszt & Társa: megváltozott a jelszavad');
  });

  it('is chosen in the language of the page that asked', async () => {
    const token = await tokenFor('english@example.com', 'en');
    const link = await mailedLink(site, 'english@example.com', token);
    expect(link).toBe(`/elfelejtett-jelszo/${token}?lang=en`);
  });

  it('is not chosen an hour later', async () => {
    const token = await tokenFor('late@example.com');
    await ageLinks(site, HOUR_MS - 60_000);
    expect(await codesOf(await choose(token, 'short'))).toEqual(['password:invalid']);
    await ageLinks(site, HOUR_MS + 1_000);
    expect(await codesOf(await choose(token))).toEqual(['token:expired']);
  });

  it('is chosen once though it is sent twice at once', async () => {
    const token = await tokenFor('twice@example.com');
    const responses = await Promise.all([choose(token, 'password 1'), choose(token, 'password 2')]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  it('uses up the other links of the customer, and of nobody else', async () => {
    const other = await tokenFor('other@example.com');
    await tokenFor('many@example.com');
    await ask(site, 'many@example.com');
    const [second = '', first = ''] = await tokens('many@example.com');
    expect((await choose(second)).status).toBe(201);
    expect(await codesOf(await choose(first))).toEqual(['token:used']);
    expect((await choose(other)).status).toBe(201);
  });

  it('is not chosen by the token of a deletion', async () => {
    const email = 'deletion@example.com';
    await registerCustomer(site, { email });
    await sendForm(site, 'accountDeletion', { email });
    const [, token = ''] = /token=(\S+)/.exec(await mailedLink(site, email, '/delete/')) ?? [];
    expect(token).toHaveLength(43);
    expect(await codesOf(await choose(token))).toEqual(['token:invalid']);
  });
});

describe('the form', () => {
  const site = siteForTests(openTestSqlite);

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
      'another repetition',
      { password_confirmation: '12345679' },
      ['password_confirmation:invalid', 'token:invalid'],
    ],
  ])('is refused with the code of each broken field: %s', async (_case, changes, codes) => {
    const body = { token: 'nope', password: '12345678', password_confirmation: '12345678' };
    const response = await sendForm(site, 'newPassword', { ...body, ...changes });
    expect([response.status, await codesOf(response)]).toEqual([422, codes]);
  });
});
