/** The deletion of an account over real HTTP, on both databases. */
import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@mall/opening-hours';
import { answerOf, codesOf, sendForm } from '../../testing/form-client.ts';
import { registerCustomer } from '../../testing/register-customer.ts';
import { aFamilyCard } from '../../testing/sample-forms.ts';
import { testCipher } from '../../testing/test-cipher.ts';
import { openTestSqlite, TEST_DATABASES } from '../../testing/test-databases.ts';
import { waitingMails } from '../../testing/test-outbox.ts';
import { startTestSite, TEST_PUBLIC_ORIGIN, type TestSite } from '../../testing/test-site.ts';

const EXPIRED = '/myteszt-torles?accountDeletion=expired';

const TABLES = ['customers', 'family_cards', 'newsletter_subscribers', 'game_entries'] as const;

describe.each(TEST_DATABASES)('the deletion of an account on %s', (_name, open) => {
  let site: TestSite;
  const ask = (email: string, language: 'hu' | 'en' = 'hu') =>
    sendForm(site, 'accountDeletion', { email }, { language });
  const hashOf = (email: string) => testCipher.blindIndex('email', email);
  const rowsOf = async (table: (typeof TABLES)[number], email: string) => {
    const rows = site.db.selectFrom(table).select('id').where('email_hash', '=', hashOf(email));
    return (await rows.execute()).length;
  };
  const hasAccount = async (email: string) => (await rowsOf('customers', email)) > 0;
  const subscribe = (email: string) => sendForm(site, 'newsletter', { email, accept_terms: true });
  const requestCard = (email: string) => sendForm(site, 'familyCard', aFamilyCard({ email }));
  const enterGame = (email: string, campaign = 'advent') =>
    site.db
      .insertInto('game_entries')
      .values({
        ...{ id: randomUUID(), campaign, language: 'hu', email_hash: hashOf(email) },
        ...{ encrypted: '', entered_at: '2026-12-02T10:00:00Z' },
      })
      .execute();
  /** The path of the link in the latest mail that asks `email` to confirm. */
  const linkTo = async (email: string) => {
    const texts = (await waitingMails(site.db, email)).map(({ text }) => text).join('\n');
    const url = texts.match(/https:\S+\/api\/delete\/confirm\?\S+/g)?.at(-1) ?? '';
    return url.slice(TEST_PUBLIC_ORIGIN.length);
  };
  /** The path of the link in the mail to a new customer who asks for the deletion. */
  const linkFor = async (email: string, language?: 'hu' | 'en') => {
    await registerCustomer(site, { email, newsletter: true });
    await ask(email, language);
    return linkTo(email);
  };
  const follow = (path: string) => fetch(site.origin + path, { redirect: 'manual' });
  const press = (path: string) =>
    fetch(site.origin + path, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ by: 'button' }) },
    });

  beforeAll(async () => {
    site = await startTestSite(open());
  });
  afterAll(() => site.close());

  it('is confirmed by a button, and ends on the home page', async () => {
    const link = await linkFor('bye@example.com', 'en');
    const page = await follow(link);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await page.text()).toContain('>Delete my data</button>');
    expect(await hasAccount('bye@example.com')).toBe(true);
    const response = await press(link);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/?deleted=1']);
    expect(response.headers.get('set-cookie')).toContain('language=en');
    expect(await hasAccount('bye@example.com')).toBe(false);
  });

  it('deletes all that is kept of the address, and nothing of another', async () => {
    for (const email of ['all@example.com', 'other@example.com']) {
      await requestCard(email);
      await enterGame(email);
    }
    await press(await linkFor('all@example.com'));
    expect(await waitingMails(site.db, 'all@example.com')).toEqual([]);
    for (const table of TABLES) {
      expect([table, await rowsOf(table, 'all@example.com')]).toEqual([table, 0]);
    }
    expect(await rowsOf('family_cards', 'other@example.com')).toBe(1);
    expect(await rowsOf('game_entries', 'other@example.com')).toBe(1);
  });

  describe('of a family card without an account', () => {
    const hasCard = async (email: string) => (await rowsOf('family_cards', email)) === 1;

    it('leaves a card that was asked for later', async () => {
      const email = 'card-again@example.com';
      await requestCard(email);
      await ask(email);
      const link = await linkTo(email);
      await ask(email);
      await press(await linkTo(email));
      await requestCard(email);
      await press(link);
      expect(await hasCard(email)).toBe(true);
    });

    it('is asked for by three mails a day, an account or not', async () => {
      const email = 'card-mails@example.com';
      await requestCard(email);
      const mails = async () =>
        (await waitingMails(site.db, email)).filter(({ text }) => text.includes('/delete/confirm'));
      await ask(email);
      await registerCustomer(site, { email });
      for (const count of [2, 3, 3]) {
        await ask(email);
        expect(await mails()).toHaveLength(count);
      }
    });

    it('gets no mail for a new password', async () => {
      const email = 'card-password@example.com';
      await requestCard(email);
      const before = await waitingMails(site.db, email);
      expect((await sendForm(site, 'passwordMail', { email })).status).toBe(201);
      expect(await waitingMails(site.db, email)).toEqual(before);
    });
  });

  describe.each<[string, (typeof TABLES)[number], (email: string) => Promise<unknown>]>([
    ['a family card', 'family_cards', requestCard],
    ['the newsletter', 'newsletter_subscribers', subscribe],
    ['a game', 'game_entries', enterGame],
  ])('of an address that only %s has', (_of, table, enter) => {
    it('deletes it, with the same response as for any other', async () => {
      const email = `only-${table}@example.com`;
      await enter(email);
      expect(await answerOf(await ask(email))).toEqual([201, { data: { status: 'asked' } }]);
      const response = await press(await linkTo(email));
      expect([response.status, response.headers.get('location')]).toEqual([303, '/?deleted=1']);
      expect(await rowsOf(table, email)).toBe(0);
      expect(await waitingMails(site.db, email)).toEqual([]);
    });
  });

  it('of an address with entries in several games deletes them all', async () => {
    const email = 'games@example.com';
    for (const campaign of ['advent', 'spring']) await enterGame(email, campaign);
    await ask(email);
    await press(await linkTo(email));
    expect(await rowsOf('game_entries', email)).toBe(0);
  });

  it('that was confirmed leads to the home page again', async () => {
    const link = await linkFor('again@example.com');
    await press(link);
    for (const response of [await follow(link), await press(link)]) {
      expect(response.headers.get('location')).toBe('/?deleted=1');
    }
  });

  it('lets the address register again, whose account the old link leaves', async () => {
    const link = await linkFor('back@example.com');
    await press(link);
    await registerCustomer(site, { email: 'back@example.com' });
    await press(link);
    expect(await hasAccount('back@example.com')).toBe(true);
  });

  it('is not confirmed a day later', async () => {
    const link = await linkFor('late@example.com');
    await site.db
      .updateTable('link_tokens')
      .set({ created_at: new Date(Date.now() - DAY_MS - 1_000).toISOString() })
      .execute();
    for (const response of [await follow(link), await press(link)]) {
      expect([response.status, response.headers.get('location')]).toEqual([303, EXPIRED]);
    }
    expect(await hasAccount('late@example.com')).toBe(true);
  });

  it('has the same response for a known and an unknown address', async () => {
    await linkFor('known@example.com');
    const known = await answerOf(await ask('known@example.com'));
    expect(known).toEqual([201, { data: { status: 'asked' } }]);
    expect(await answerOf(await ask('unknown@example.com'))).toEqual(known);
    expect(await waitingMails(site.db, 'unknown@example.com')).toEqual([]);
  });

  it.each<[unknown, string[]]>([
    [{}, ['email:required']],
    [{ email: ' ' }, ['email:required']],
    [{ email: 'anna' }, ['email:invalid']],
    [[], ['body:invalid']],
  ])('is refused for %j', async (body, codes) => {
    const response = await sendForm(site, 'accountDeletion', body);
    expect([response.status, await codesOf(response)]).toEqual([422, codes]);
  });
});

it('asks to try again later without a database', async () => {
  const site = await startTestSite(openTestSqlite());
  await site.db.destroy();
  const response = await sendForm(site, 'accountDeletion', { email: 'a@example.com' });
  expect([response.status, await codesOf(response)]).toEqual([503, ['database:unavailable']]);
  for (const method of ['GET', 'POST']) {
    const link = `${site.origin}/api/delete/confirm?token=a`;
    const { status, headers } = await fetch(link, { method, redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([
      303,
      '/myteszt-torles?accountDeletion=unavailable',
    ]);
  }
  await site.close();
});
