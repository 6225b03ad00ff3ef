/** The newsletter over real HTTP, on both databases: from the sign-up to the last link. */
import { DAY_MS } from '@mall/opening-hours';
import { codesOf, sendForm, statusAndBody } from '../../testing/form-client.ts';
import {
  follow,
  mailedLink,
  mailedLinks,
  pressButton,
  waitingMails,
} from '../../testing/mailed-links.ts';
import { aFamilyCard } from '../../testing/sample-forms.ts';
import { rowOf } from '../../testing/stored-rows.ts';
import { testCipher } from '../../testing/test-cipher.ts';
import { openTestSqlite, TEST_DATABASES } from '../../testing/test-databases.ts';
import { siteForTests, TEST_PUBLIC_ORIGIN } from '../../testing/test-site.ts';

const UNSUBSCRIBED = '/?newsletter=unsubscribed#hirlevel';

describe.each(TEST_DATABASES)('the newsletter on %s', (_name, open) => {
  const site = siteForTests(open);
  const signUp = (email: string, language: 'hu' | 'en' = 'hu') =>
    sendForm(site, 'newsletter', { email, accept_terms: true }, { language });
  const mailsTo = (email: string) => waitingMails(site.db, email);
  const subscriber = (email: string) => rowOf(site, 'newsletter_subscribers', email);
  const confirmLink = (email: string) => mailedLink(site, email, '/newsletter/confirm');
  const unsubscribeLink = (email: string) => mailedLink(site, email, '/newsletter/unsubscribe');
  const confirm = async (email: string) => pressButton(site, await confirmLink(email));

  describe('a sign-up', () => {
    it('is pending, and puts a mail with both links into the outbox', async () => {
      const response = await signUp(' Anna@Example.COM ', 'en');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await statusAndBody(response)).toEqual([201, { data: { status: 'pending' } }]);
      expect(await subscriber('anna@example.com')).toMatchObject({
        status: 'pending',
        language: 'en',
        confirmed_at: null,
      });
      const [mail, ...more] = await mailsTo('anna@example.com');
      expect(more).toHaveLength(0);
      expect(mail?.subject).toBe('Teszt & Társa: please confirm your newsletter subscription');
      expect(mail?.html).toContain('the newsletter of Teszt &amp; Társa');
      const unsubscribe = TEST_PUBLIC_ORIGIN + (await unsubscribeLink('anna@example.com'));
      for (const link of [
        TEST_PUBLIC_ORIGIN + (await confirmLink('anna@example.com')),
        unsubscribe,
      ]) {
        expect(mail?.html).toContain(`<a href="${link}"`);
      }
      expect(mail?.headers).toEqual({
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
    });

    it('stores no token of a mail in plain text', async () => {
      await signUp('token@example.com');
      const link = await confirmLink('token@example.com');
      const token = new URL(link, site.origin).searchParams.get('token');
      expect(token).toMatch(/^[\w-]{43}$/);
      const rows = await site.db.selectFrom('link_tokens').selectAll().execute();
      expect(rows.every(({ token_hash }) => /^[0-9a-f]{64}$/.test(token_hash))).toBe(true);
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it('of a pending address succeeds again in the language of the last time, and both mails work', async () => {
      const email = 'again@example.com';
      await signUp(email, 'hu');
      expect((await signUp(email, 'en')).status).toBe(201);
      expect((await subscriber(email))?.language).toBe('en');
      const links = await mailedLinks(site, email, '/newsletter/confirm');
      expect(links).toHaveLength(2);
      await pressButton(site, links[1] ?? '');
      expect((await subscriber(email))?.status).toBe('confirmed');
    });

    it('sent twice at once makes one subscriber', async () => {
      const email = 'twice@example.com';
      const responses = await Promise.all([signUp(email), signUp(email)]);
      expect(responses.map(({ status }) => status)).toEqual([201, 201]);
      expect((await subscriber(email))?.status).toBe('pending');
    });
  });

  describe('a link in its mail', () => {
    it('confirms its own address alone, which is a duplicate from then on', async () => {
      await signUp('known@example.com');
      await signUp('other@example.com');
      await confirm('known@example.com');
      expect((await subscriber('known@example.com'))?.confirmed_at).not.toBeNull();
      expect((await subscriber('other@example.com'))?.status).toBe('pending');
      expect(await codesOf(await signUp('KNOWN@example.com'))).toEqual(['email:duplicate']);
      // Only those who accept the terms learn of it.
      const form = { email: 'known@example.com', accept_terms: false };
      const without = await sendForm(site, 'newsletter', form);
      expect(await codesOf(without)).toEqual(['accept_terms:required']);
      expect(await mailsTo('known@example.com')).toEqual([]);
    });

    it.each(['/newsletter/confirm', '/newsletter/unsubscribe'])(
      'withdraws the mails that wait: %s',
      async (path) => {
        const email = `withdrawn-${path.length}@example.com`;
        await signUp(email);
        await signUp(email);
        await pressButton(site, await mailedLink(site, email, path));
        expect(await mailsTo(email)).toEqual([]);
      },
    );

    it.each(['the button', 'a mail program', 'a mail program by multipart'])(
      'unsubscribes its own address in one step by %s, and nothing is kept',
      async (by) => {
        const email = `bye-${by.replaceAll(' ', '-')}@example.com`;
        await signUp(email);
        await signUp('stays@example.com');
        const link = await unsubscribeLink(email);
        await confirm(email);
        const body = by.endsWith('multipart') ? new FormData() : new URLSearchParams();
        body.set('List-Unsubscribe', 'One-Click');
        const oneClick = () => fetch(site.origin + link, { method: 'POST', body });
        expect(await (await follow(site, link)).text()).toContain('>Leiratkozás</button>');
        expect((await follow(site, link, 'HEAD')).status).toBe(200);
        expect((await subscriber(email))?.status).toBe('confirmed');
        const response = by === 'the button' ? await pressButton(site, link) : await oneClick();
        expect(response.status).toBe(by === 'the button' ? 303 : 200);
        expect(await subscriber(email)).toBeUndefined();
        expect(await subscriber('stays@example.com')).toBeDefined();
        expect((await follow(site, link)).headers.get('location')).toBe(UNSUBSCRIBED);
        expect((await oneClick()).status).toBe(200);
        expect((await signUp(email)).status).toBe(201);
      },
    );

    it('unsubscribes without deleting a card of the address, as its page says', async () => {
      const email = 'card@example.com';
      await sendForm(site, 'familyCard', aFamilyCard({ email, newsletter: true }), {
        language: 'en',
      });
      const link = await unsubscribeLink(email);
      expect(await (await follow(site, link)).text()).toContain(
        'your address and everything else that we keep for the newsletter',
      );
      await pressButton(site, link);
      expect(await subscriber(email)).toBeUndefined();
      expect(await rowOf(site, 'family_cards', email)).toBeDefined();
    });

    it('responds with JSON to a program that posts JSON', async () => {
      const response = await fetch(`${site.origin}/api/newsletter/unsubscribe?token=nope`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // An own `toString` that is no function: the body cannot be made a text.
        body: '{"toString":false}',
      });
      expect(await statusAndBody(response)).toEqual([200, { data: { status: 'unsubscribed' } }]);
    });
  });

  describe('the hourly job', () => {
    const requestedDaysAgo = async (email: string, days: number) => {
      const requested_at = new Date(Date.now() - days * DAY_MS).toISOString();
      const hash = testCipher.blindIndex('email', email);
      await site.db
        .updateTable('newsletter_subscribers')
        .set({ requested_at })
        .where('email_hash', '=', hash)
        .execute();
      await site.db
        .updateTable('link_tokens')
        .set({ created_at: requested_at })
        .where('email_hash', '=', hash)
        .execute();
    };

    it('deletes an address that is unconfirmed for 30 days, with its tokens and mails', async () => {
      await signUp('forgotten@example.com');
      await signUp('waiting@example.com');
      const link = await confirmLink('forgotten@example.com');
      await requestedDaysAgo('forgotten@example.com', 31);
      await requestedDaysAgo('waiting@example.com', 29);
      await site.purge(new Date());
      expect(await subscriber('forgotten@example.com')).toBeUndefined();
      expect(await mailsTo('forgotten@example.com')).toEqual([]);
      expect((await follow(site, link)).headers.get('location')).toContain('=expired');
      expect((await subscriber('waiting@example.com'))?.status).toBe('pending');
    });

    it('keeps one that signs up again, and may then be confirmed by the newer mail', async () => {
      await signUp('slow@example.com');
      await requestedDaysAgo('slow@example.com', 31);
      await signUp('slow@example.com');
      await site.purge(new Date());
      await confirm('slow@example.com');
      expect((await subscriber('slow@example.com'))?.status).toBe('confirmed');
    });

    it('keeps one that is confirmed with its link, however long ago that was', async () => {
      await signUp('loyal@example.com');
      const link = await unsubscribeLink('loyal@example.com');
      await confirm('loyal@example.com');
      await requestedDaysAgo('loyal@example.com', 365);
      await site.purge(new Date());
      expect((await subscriber('loyal@example.com'))?.status).toBe('confirmed');
      await pressButton(site, link);
      expect(await subscriber('loyal@example.com')).toBeUndefined();
    });
  });
});

describe('a broken form', () => {
  const site = siteForTests(openTestSqlite);

  it.each([
    [{}, ['email:required', 'accept_terms:required']],
    [{ email: '   ', accept_terms: false }, ['email:required', 'accept_terms:required']],
    [{ email: null, accept_terms: null }, ['email:required', 'accept_terms:required']],
    [{ email: 'anna', accept_terms: true }, ['email:invalid']],
    [{ email: 'a@b', accept_terms: false }, ['email:invalid', 'accept_terms:required']],
    [{ email: 7, accept_terms: 'yes' }, ['email:invalid', 'accept_terms:invalid']],
    [{ email: `${'a'.repeat(250)}@b.hu`, accept_terms: true }, ['email:invalid']],
    [{ email: 'a@b.hu\nBcc: c@d.hu', accept_terms: true }, ['email:invalid']],
    [[], ['body:invalid']],
  ])('%j is refused with every code', async (body, codes) => {
    const response = await sendForm(site, 'newsletter', body);
    expect([response.status, await codesOf(response)]).toEqual([422, codes]);
  });

  it.each(['passwordMail', 'accountDeletion'] as const)(
    'of an address alone is refused without one: %s',
    async (form) => {
      expect(await codesOf(await sendForm(site, form, { email: ' ' }))).toEqual(['email:required']);
      const invalid = await sendForm(site, form, { email: 'anna' });
      expect([invalid.status, await codesOf(invalid)]).toEqual([422, ['email:invalid']]);
    },
  );
});
