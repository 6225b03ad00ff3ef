/** The contract of the newsletter over real HTTP: the same suite on both databases. */
import { API_FORM_SCHEMAS, envelope } from '@mall/contracts';
import { DAY_MS } from '@mall/opening-hours';
import { codesOf, sendForm } from '../../testing/form-client.ts';
import { testCipher } from '../../testing/test-cipher.ts';
import { openTestSqlite, TEST_DATABASES } from '../../testing/test-databases.ts';
import { waitingMails } from '../../testing/test-outbox.ts';
import { startTestSite, TEST_PUBLIC_ORIGIN, type TestSite } from '../../testing/test-site.ts';
import { hashToken } from '../mail/link-tokens.ts';

let site: TestSite;

const send = (body: unknown, options?: Parameters<typeof sendForm>[3]) =>
  sendForm(site, 'newsletter', body, options);
const signUp = (email: string, language?: 'hu' | 'en') =>
  send({ email, accept_terms: true }, language && { language });
const mailsTo = (email: string) => waitingMails(site.db, email);
const subscriber = (email: string) =>
  site.db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email_hash', '=', testCipher.blindIndex('email', email))
    .executeTakeFirst();
/** The path of the link `name` in the newest mail to `email`. */
const linkIn = async (email: string, name: 'confirm' | 'unsubscribe') => {
  const { text } = (await mailsTo(email)).at(-1) ?? { text: '' };
  const [url = ''] = new RegExp(`${TEST_PUBLIC_ORIGIN}\\S+/${name}\\S+`).exec(text) ?? [];
  return url.slice(TEST_PUBLIC_ORIGIN.length);
};
const follow = (path: string, method = 'GET') =>
  fetch(site.origin + path, { method, redirect: 'manual' });
/** Presses the button of the page behind a link. */
const press = async (path: string) => {
  const page = await (await follow(path)).text();
  const [, name = '', value = ''] = /<button name="(\w+)" value="(\w+)">/.exec(page) ?? [];
  const body = new URLSearchParams({ [name]: value });
  return fetch(site.origin + path, { method: 'POST', redirect: 'manual', body });
};

describe.each(TEST_DATABASES)('the newsletter on %s', (_name, open) => {
  beforeAll(async () => {
    site = await startTestSite(open());
  });
  afterAll(() => site.close());

  describe('a sign-up', () => {
    it('is pending, and puts a mail into the outbox', async () => {
      const response = await signUp(' Anna@Example.COM ', 'en');
      expect(response.status).toBe(201);
      const schema = envelope(API_FORM_SCHEMAS.newsletter.data).strict();
      expect(schema.safeParse(await response.json()).error).toBeUndefined();
      expect(await subscriber('anna@example.com')).toMatchObject({
        status: 'pending',
        language: 'en',
        confirmed_at: null,
      });
      const [mail, ...more] = await mailsTo('anna@example.com');
      expect(more).toHaveLength(0);
      expect(mail?.subject).toBe('Teszt & Társa: please confirm your newsletter subscription');
      expect(mail?.html).toContain('the newsletter of Teszt &amp; Társa');
    });

    it('writes in the language of the page, and offers mail programs to unsubscribe', async () => {
      await signUp('bela@example.com', 'hu');
      const [mail] = await mailsTo('bela@example.com');
      expect(mail?.subject).toContain('erősítsd meg');
      const unsubscribe = await linkIn('bela@example.com', 'unsubscribe');
      expect(mail?.headers).toEqual({
        'List-Unsubscribe': `<${TEST_PUBLIC_ORIGIN}${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
    });

    it('stores no token of a mail in plain text', async () => {
      await signUp('token@example.com');
      const link = await linkIn('token@example.com', 'confirm');
      const token = new URL(link, site.origin).searchParams.get('token');
      expect(token).toMatch(/^[\w-]{43}$/);
      const rows = await site.db.selectFrom('link_tokens').selectAll().execute();
      expect(rows.every(({ token_hash }) => /^[0-9a-f]{64}$/.test(token_hash))).toBe(true);
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it('of a pending address succeeds again with a new mail, and both mails work', async () => {
      await signUp('again@example.com');
      const first = await linkIn('again@example.com', 'confirm');
      expect((await signUp('again@example.com')).status).toBe(201);
      expect(await mailsTo('again@example.com')).toHaveLength(2);
      await press(first);
      expect((await subscriber('again@example.com'))?.status).toBe('confirmed');
    });

    it('sent twice at once makes one subscriber', async () => {
      const responses = await Promise.all([
        signUp('twice@example.com'),
        signUp('twice@example.com'),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([201, 201]);
      expect((await subscriber('twice@example.com'))?.status).toBe('pending');
    });
  });

  describe('the link in the mail', () => {
    it('confirms by a button, and leads to the home page in the language of the sign-up', async () => {
      await signUp('confirm@example.com', 'en');
      const link = await linkIn('confirm@example.com', 'confirm');
      const page = await follow(link);
      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      const html = await page.text();
      expect(html).toContain('<html lang="en">');
      expect(html).toContain('>Confirm subscription</button>');
      expect((await subscriber('confirm@example.com'))?.status).toBe('pending');
      const response = await press(link);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/?newsletter=confirmed#hirlevel');
      expect(response.headers.get('set-cookie')).toContain('language=en; Path=/');
      expect((await subscriber('confirm@example.com'))?.confirmed_at).not.toBeNull();
    });

    it('that has confirmed leads to the outcome at once', async () => {
      await signUp('twice-confirmed@example.com');
      const link = await linkIn('twice-confirmed@example.com', 'confirm');
      await press(link);
      for (const response of [await follow(link), await follow(link, 'POST')]) {
        expect(response.headers.get('location')).toBe('/?newsletter=confirmed#hirlevel');
      }
    });

    it.each(['GET', 'HEAD'])('changes nothing by %s', async (method) => {
      const email = `scanned-${method.toLowerCase()}@example.com`;
      await signUp(email);
      for (const name of ['confirm', 'unsubscribe'] as const) {
        expect((await follow(await linkIn(email, name), method)).status).toBe(200);
      }
      expect((await subscriber(email))?.status).toBe('pending');
    });

    it.each(['?token=nope', '', '?token=a&token=b'])(
      'shows that it has expired when it is unknown (%s)',
      async (query) => {
        for (const method of ['GET', 'POST']) {
          const response = await follow(`/api/newsletter/confirm${query}`, method);
          expect(response.status).toBe(303);
          expect(response.headers.get('location')).toBe('/?newsletter=expired#hirlevel');
          // The visitor keeps the language of earlier visits.
          expect(response.headers.get('set-cookie')).toBeNull();
        }
      },
    );

    it('responds with JSON to a program that posts JSON', async () => {
      const response = await fetch(`${site.origin}/api/newsletter/unsubscribe?token=nope`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json' },
        // An own `toString` that is no function: the body cannot be made a text.
        body: '{"toString":false}',
      });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ data: { status: 'unsubscribed' } });
    });

    it('withdraws the mails that wait', async () => {
      for (const name of ['confirm', 'unsubscribe'] as const) {
        const email = `withdrawn-${name}@example.com`;
        await signUp(email);
        await signUp(email);
        await press(await linkIn(email, name));
        expect(await mailsTo(email)).toEqual([]);
      }
    });

    it('makes the address a duplicate, for those who accept the terms', async () => {
      await signUp('known@example.com');
      await press(await linkIn('known@example.com', 'confirm'));
      const response = await signUp('KNOWN@example.com');
      expect(response.status).toBe(422);
      expect(await codesOf(response)).toEqual(['email:duplicate']);
      const without = await send({ email: 'known@example.com', accept_terms: false });
      expect(await codesOf(without)).toEqual(['accept_terms:required']);
      expect(await mailsTo('known@example.com')).toEqual([]);
    });

    it.each(['the button', 'a mail program', 'a mail program by multipart'])(
      'unsubscribes in one step by %s, and nothing is kept',
      async (by) => {
        const email = `bye-${by.replaceAll(' ', '-')}@example.com`;
        await signUp(email);
        const [confirm, link] = [
          await linkIn(email, 'confirm'),
          await linkIn(email, 'unsubscribe'),
        ];
        await press(confirm);
        const body = by.endsWith('multipart') ? new FormData() : new URLSearchParams();
        body.set('List-Unsubscribe', 'One-Click');
        const oneClick = () => fetch(site.origin + link, { method: 'POST', body });
        const response = by === 'the button' ? await press(link) : await oneClick();
        expect(response.status).toBe(by === 'the button' ? 303 : 200);
        expect(await subscriber(email)).toBeUndefined();
        expect((await follow(link)).headers.get('location')).toBe(
          '/?newsletter=unsubscribed#hirlevel',
        );
        expect((await oneClick()).status).toBe(200);
        expect((await signUp(email)).status).toBe(201);
      },
    );
  });

  describe('an address', () => {
    const requestedDaysAgo = async (email: string, days: number) => {
      const requested_at = new Date(Date.now() - days * DAY_MS).toISOString();
      await site.db
        .updateTable('newsletter_subscribers')
        .set({ requested_at })
        .where('email_hash', '=', testCipher.blindIndex('email', email))
        .execute();
      await site.db
        .updateTable('link_tokens')
        .set({ created_at: requested_at })
        .where('email_hash', '=', testCipher.blindIndex('email', email))
        .execute();
    };

    it('that is unconfirmed for 30 days is deleted on a schedule, with its tokens and mails', async () => {
      await signUp('forgotten@example.com');
      await signUp('waiting@example.com');
      const link = await linkIn('forgotten@example.com', 'confirm');
      await requestedDaysAgo('forgotten@example.com', 31);
      await requestedDaysAgo('waiting@example.com', 29);
      await site.purge(new Date());
      expect(await subscriber('forgotten@example.com')).toBeUndefined();
      expect(await mailsTo('forgotten@example.com')).toEqual([]);
      expect((await subscriber('waiting@example.com'))?.status).toBe('pending');
      const response = await follow(link);
      expect(response.headers.get('location')).toBe('/?newsletter=expired#hirlevel');
    });

    it('is not confirmed by a token of 30 days ago, but by a newer one', async () => {
      await signUp('slow@example.com');
      const link = await linkIn('slow@example.com', 'confirm');
      await site.db
        .updateTable('link_tokens')
        .set({ created_at: new Date(Date.now() - 31 * DAY_MS).toISOString() })
        .where('token_hash', '=', hashToken(new URL(link, site.origin).search.slice(7)))
        .execute();
      await signUp('slow@example.com');
      for (const method of ['GET', 'POST']) {
        const response = await follow(link, method);
        expect(response.headers.get('location')).toBe('/?newsletter=expired#hirlevel');
      }
      expect((await subscriber('slow@example.com'))?.status).toBe('pending');
      await press(await linkIn('slow@example.com', 'confirm'));
      expect((await subscriber('slow@example.com'))?.status).toBe('confirmed');
    });

    it('gets three mails a day, and no response reveals it', async () => {
      const bodies = new Set<string>();
      for (let time = 0; time < 5; time += 1) {
        const response = await signUp('bombed@example.com');
        expect(response.status).toBe(201);
        bodies.add(await response.text());
      }
      expect(bodies.size).toBe(1);
      expect(await mailsTo('bombed@example.com')).toHaveLength(3);
      const yesterday = new Date(Date.now() - DAY_MS - 1_000).toISOString();
      await site.db.updateTable('link_tokens').set({ created_at: yesterday }).execute();
      await signUp('bombed@example.com');
      expect(await mailsTo('bombed@example.com')).toHaveLength(4);
    });

    it('that is confirmed stays, however long ago that was', async () => {
      await signUp('loyal@example.com');
      const unsubscribe = await linkIn('loyal@example.com', 'unsubscribe');
      await press(await linkIn('loyal@example.com', 'confirm'));
      await requestedDaysAgo('loyal@example.com', 365);
      await site.purge(new Date());
      expect((await subscriber('loyal@example.com'))?.status).toBe('confirmed');
      await press(unsubscribe);
      expect(await subscriber('loyal@example.com')).toBeUndefined();
    });

    it('alone is confirmed and unsubscribed by its own links', async () => {
      await signUp('mine@example.com');
      await signUp('yours@example.com');
      const unsubscribe = await linkIn('mine@example.com', 'unsubscribe');
      await press(await linkIn('mine@example.com', 'confirm'));
      expect((await subscriber('yours@example.com'))?.status).toBe('pending');
      await press(unsubscribe);
      expect((await subscriber('yours@example.com'))?.status).toBe('pending');
    });

    it('that signs up again gets its mail in the language of the last time', async () => {
      await signUp('moved@example.com', 'hu');
      await requestedDaysAgo('moved@example.com', 20);
      await signUp('moved@example.com', 'en');
      const row = await subscriber('moved@example.com');
      expect(row?.language).toBe('en');
      expect(Date.now() - Date.parse(row?.requested_at ?? '')).toBeLessThan(DAY_MS);
    });
  });
});

describe('the form of the newsletter', () => {
  beforeAll(async () => {
    site = await startTestSite(openTestSqlite());
  });
  afterAll(() => site.close());

  describe('a broken form', () => {
    it.each([
      [{}, ['email:required', 'accept_terms:required']],
      [{ email: '', accept_terms: false }, ['email:required', 'accept_terms:required']],
      [{ email: '   ', accept_terms: true }, ['email:required']],
      [{ email: null, accept_terms: null }, ['email:required', 'accept_terms:required']],
      [{ email: 'anna', accept_terms: true }, ['email:invalid']],
      [{ email: 'a@b', accept_terms: false }, ['email:invalid', 'accept_terms:required']],
      [{ email: 7, accept_terms: 'yes' }, ['email:invalid', 'accept_terms:invalid']],
      [{ email: `${'a'.repeat(250)}@b.hu`, accept_terms: true }, ['email:invalid']],
      [{ email: 'a@b.hu\nBcc: c@d.hu', accept_terms: true }, ['email:invalid']],
      [[], ['body:invalid']],
    ])('%j is refused with every code', async (body, codes) => {
      const response = await send(body);
      expect(response.status).toBe(422);
      expect(await codesOf(response)).toEqual(codes);
    });
  });

  it('accepts JSON only', async () => {
    const body = new URLSearchParams({ email: 'plain@example.com', newsletter_consent: 'on' });
    const response = await fetch(`${site.origin}/api/newsletter`, { method: 'POST', body });
    expect(response.status).toBe(415);
  });

  it('is never cached', async () => {
    expect((await signUp('alone@example.com')).headers.get('cache-control')).toBe('no-store');
  });

  it('is described', async () => {
    const { paths } = await (await site.get('/openapi.json')).json();
    expect(Object.keys(paths['/api/newsletter'].post.requestBody.content)).toContain(
      'application/json',
    );
    expect(paths['/api/newsletter/confirm'].post.operationId).toBe('newsletterConfirm');
    const { responses } = paths['/api/newsletter/unsubscribe'].post;
    expect(Object.keys(responses)).toEqual(['200', '4XX', '5XX']);
  });

  it('responds with 503 without a database, while content is still served', async () => {
    await site.db.destroy();
    const response = await signUp('a@example.com');
    expect(response.status).toBe(503);
    expect(await codesOf(response)).toEqual(['database:unavailable']);
    expect((await site.get('/shops')).status).toBe(200);
    const post = (body: Record<string, string>) =>
      fetch(`${site.origin}/api/newsletter/unsubscribe?token=a`, {
        ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(body) },
      });
    const byButton = await post({ by: 'button' });
    expect(byButton.headers.get('location')).toBe('/?newsletter=unavailable#hirlevel');
    expect((await post({ 'List-Unsubscribe': 'One-Click' })).status).toBe(503);
  });
});
