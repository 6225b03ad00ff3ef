/**
 * What mails with links have in common, on both databases: a page with a button, an outcome and an end, three of a
 * kind a day, and the same work for every address.
 */
import { DAY_MS } from '@mall/opening-hours';
import { pino } from 'pino';
import { sendForm, statusAndBody } from '../../testing/form-client.ts';
import {
  ageLinks,
  follow,
  mailedLink,
  mailedLinks,
  pressButton,
} from '../../testing/mailed-links.ts';
import { registerCustomer } from '../../testing/register-customer.ts';
import { aFamilyCard, aLoyaltyCard } from '../../testing/sample-forms.ts';
import { testCipher as cipher } from '../../testing/test-cipher.ts';
import { openTestSqlite, TEST_DATABASES } from '../../testing/test-databases.ts';
import { siteForTests, startTestSite, type TestSite } from '../../testing/test-site.ts';
import { deliverDueMails } from '../mail/delivery.ts';
import type { Mail } from '../mail/write-mail.ts';

const language = 'en';

const LINKS = [
  {
    kind: 'that confirms the newsletter',
    path: '/api/newsletter/confirm',
    ask: (site: TestSite, email: string) =>
      sendForm(site, 'newsletter', { email, accept_terms: true }, { language }),
    button: 'Confirm subscription',
    days: 30,
    done: '/?newsletter=confirmed#hirlevel',
    outcome: 'newsletter',
  },
  {
    kind: 'that makes an account',
    path: '/api/customer/register/confirm',
    ask: (site: TestSite, email: string) =>
      sendForm(site, 'loyaltyCard', aLoyaltyCard({ email }), { language }),
    button: 'Get the loyalty card',
    days: 7,
    done: '/myteszt-card?loyaltyCard=confirmed#igenyles',
    outcome: 'loyaltyCard',
  },
  {
    kind: 'that deletes an account',
    path: '/api/delete/confirm',
    ask: async (site: TestSite, email: string) => {
      await sendForm(site, 'familyCard', aFamilyCard({ email }));
      return sendForm(site, 'accountDeletion', { email }, { language });
    },
    button: 'Delete my data',
    days: 1,
    done: '/?deleted=1',
    outcome: 'accountDeletion',
  },
];

const whereTo = ({ status, headers }: Response) => [status, headers.get('location')];
/** Where a visitor gets by the link, and by its button. */
const bothWays = async (site: TestSite, link: string) =>
  Promise.all([follow(site, link), pressButton(site, link)]);

describe.each(TEST_DATABASES)('on %s', (_name, open) => {
  const site = siteForTests(open);

  describe.each(LINKS)('a link $kind', ({ path, ask, button, days, done, outcome }) => {
    const expired = expect.stringContaining(`?${outcome}=expired`);
    const linkFor = async (email: string) => {
      await ask(site, email);
      return mailedLink(site, email, path);
    };

    it('shows a button in the language of the mail, and changes nothing', async () => {
      const link = await linkFor('scanned@example.com');
      expect((await follow(site, link, 'HEAD')).status).toBe(200);
      for (const page of [await follow(site, link), await follow(site, link)]) {
        expect(page.status).toBe(200);
        expect(Object.fromEntries(page.headers)).toMatchObject({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'content-security-policy': expect.stringContaining("default-src 'none'"),
        });
        const html = await page.text();
        expect(html).toContain('<html lang="en">');
        expect(html).toContain(
          '<img src="/favicon.svg" alt="" width="44" height="44">Teszt &amp; Társa',
        );
        expect(html).toContain(`<button name="by" value="button">${button}</button>`);
      }
    });

    it('leads to its outcome, again and again', async () => {
      const link = await linkFor('done@example.com');
      const twice = await Promise.all([pressButton(site, link), pressButton(site, link)]);
      for (const response of [...twice, ...(await bothWays(site, link))]) {
        expect(whereTo(response)).toEqual([303, done]);
        expect(response.headers.get('set-cookie')).toContain('language=en; Path=/');
      }
    });

    it(`works for ${days} days`, async () => {
      const link = await linkFor('late@example.com');
      await ageLinks(site, days * DAY_MS - 60_000);
      expect((await follow(site, link)).status).toBe(200);
      await ageLinks(site, days * DAY_MS + 1_000);
      for (const response of await bothWays(site, link)) {
        expect(whereTo(response)).toEqual([303, expired]);
      }
    });

    it.each(['?token=nope', '', '?token=a&token=b'])(
      'is expired when unknown: %s',
      async (query) => {
        for (const response of await bothWays(site, path + query)) {
          expect(whereTo(response)).toEqual([303, expired]);
          // The visitor keeps the language of earlier visits.
          expect(response.headers.get('set-cookie')).toBeNull();
        }
      },
    );
  });

  it.each([
    ['newsletter', '/newsletter/confirm'],
    ['passwordMail', '/elfelejtett-jelszo/'],
    ['accountDeletion', '/delete/confirm'],
  ] as const)('%s mails three times a day, and no response reveals it', async (form, path) => {
    const email = `${form.toLowerCase()}@example.com`;
    await registerCustomer(site, { email });
    const ask = async () =>
      statusAndBody(await sendForm(site, form, { email, accept_terms: true }));
    const first = await ask();
    expect(first[0]).toBe(201);
    for (let time = 0; time < 4; time += 1) expect(await ask()).toEqual(first);
    expect(await mailedLinks(site, email, path)).toHaveLength(3);
    await ageLinks(site, DAY_MS + 1_000);
    await ask();
    expect(await mailedLinks(site, email, path)).toHaveLength(4);
  });
});

it('a link reports an unavailable database, and a form gets a 503', async () => {
  const site = await startTestSite(openTestSqlite());
  await site.db.destroy();
  for (const { path, outcome, ask } of LINKS) {
    for (const response of await bothWays(site, `${path}?token=a`)) {
      expect(response.headers.get('location')).toContain(`?${outcome}=unavailable`);
    }
    expect(await ask(site, 'anna@example.com')).toMatchObject({ status: 503 });
  }
  const oneClick = await fetch(`${site.origin}/api/newsletter/unsubscribe?token=a`, {
    ...{ method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) },
  });
  expect(oneClick.status).toBe(503);
  expect((await site.get('/shops')).status).toBe(200);
  await site.close();
});

const KNOWN = 'known@example.com';
const UNKNOWN = 'unknown@example.com';

it.each([
  ['passwordMail', (email: string) => ({ email }), [KNOWN]],
  ['accountDeletion', (email: string) => ({ email }), [KNOWN]],
  ['loyaltyCard', (email: string) => aLoyaltyCard({ email }), [KNOWN, UNKNOWN]],
] as const)(
  '%s does the same work for a known and an unknown address, until its mail is due',
  async (form, bodyOf, addressees) => {
    const site = await startTestSite(openTestSqlite());
    const { db } = site;
    await registerCustomer(site, { email: KNOWN });
    const compile = jest.spyOn(Object.getPrototypeOf(db.getExecutor()), 'compileQuery');
    const work = [];
    for (const email of [KNOWN, UNKNOWN]) {
      compile.mockClear();
      const response = await sendForm(site, form, bodyOf(email));
      const statements = compile.mock.results.map(({ value }) => (value as { sql: string }).sql);
      expect(statements.length).toBeGreaterThan(2);
      work.push([statements, [...response.headers.keys()], await statusAndBody(response)]);
    }
    compile.mockRestore();
    expect(work[1]).toEqual(work[0]);

    const send = jest.fn(async (_mail: Mail) => {});
    const log = pino({ level: 'silent' });
    await deliverDueMails({ db, cipher, send, now: () => new Date(), log });
    expect(send.mock.calls.map(([{ to }]) => to)).toEqual(addressees);
    const kept = async (table: 'link_tokens' | 'pending_customers') => {
      const rows = await db.selectFrom(table).select('email_hash').execute();
      return rows.map(({ email_hash }) => email_hash);
    };
    // What was typed for the known address is gone with its mail.
    const waiting = form === 'loyaltyCard' ? [cipher.blindIndex('email', UNKNOWN)] : [];
    expect(await kept('pending_customers')).toEqual(waiting);
    const ofUnknown = cipher.blindIndex('email', UNKNOWN);
    expect((await kept('link_tokens')).filter((hash) => hash === ofUnknown)).toEqual(waiting);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    await site.close();
  },
);
