/**
 * How often forms may be sent: one API on SQLite counts in memory, several on one PostgreSQL count together.
 * `two-apis.test.ts` of the drill sends to processes of both at once.
 */
import type { ApiForm } from '@mall/contracts';
import { codesOf, newClient, sendForm } from '../../testing/form-client.ts';
import { aLoyaltyCard } from '../../testing/sample-forms.ts';
import { receiptForm, sendReceipt } from '../../testing/sample-receipt.ts';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import { openTestPostgres, openTestSqlite } from '../../testing/test-databases.ts';
import {
  serveTestSite,
  siteForTests,
  startTestSite,
  type TestSite,
} from '../../testing/test-site.ts';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-12-03T12:00:00+01:00');

async function expectLimited(response: Response) {
  expect([response.status, await codesOf(response)]).toEqual([429, ['rate:limited']]);
}

describe('one API', () => {
  const site = siteForTests(openTestSqlite);

  it('ten forms in ten minutes are accepted for one address, whoever sends them', async () => {
    const send = (email: string) => sendForm(site, 'loyaltyCard', aLoyaltyCard({ email }));
    await send('often@example.com');
    for (let time = 0; time < 9; time += 1) {
      expect((await send('Often@example.com')).status).toBe(201);
    }
    const late = await send('often@example.com');
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectLimited(late);
  });

  it.each<[ApiForm, (guess: number) => object]>([
    ['giftCardBalance', (guess) => ({ token: `WRONG${guess}00` })],
    ['guestReply', (guess) => ({ code: `CAPA-${guess}`, answer: 'attend' })],
    [
      'newPassword',
      (guess) => ({ token: `${guess}`, password: '12345678', password_confirmation: '12345678' }),
    ],
  ])('one client guesses ten times in ten minutes: %s', async (form, guessOf) => {
    const client = newClient();
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await sendForm(site, form, guessOf(guess), { client })).status).toBe(422);
    }
    await expectLimited(await sendForm(site, form, guessOf(10), { client }));
  });

  it('one network opens 300 links of mails; programs unsubscribe any number of readers', async () => {
    const headers = { 'x-forwarded-for': newClient() };
    const open = async (name: string) => {
      const link = `${site.origin}/api/${name}?token=a`;
      const response = await fetch(link, { headers, redirect: 'manual' });
      return response.headers.get('location')?.replace(/.*=/, '');
    };
    for (let turn = 0; turn < 300; turn += 1) expect(await open('delete/confirm')).toBe('expired');
    expect(await open('delete/confirm')).toBe('unavailable');
    const link = `${site.origin}/api/newsletter/unsubscribe?token=a`;
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    for (let turn = 0; turn < 301; turn += 1) {
      expect((await fetch(link, { method: 'POST', body, headers })).status).toBe(200);
    }
  });

  it('one network sends 300 receipts, and each form is counted by itself', async () => {
    const client = { 'x-forwarded-for': newClient() };
    const send = (call: string) =>
      sendReceipt(site, receiptForm({ name: 'Anna' }), { call, ...client });
    const sent = await Promise.all(Array.from({ length: 300 }, () => send('advent')));
    expect([...new Set(sent.map(({ status }) => status))]).toEqual([422]);
    await expectLimited(await send('advent'));
    expect((await send('easter')).status).toBe(422);
  });
});

describe('two APIs', () => {
  let sites: [TestSite, TestSite];
  let time = START;
  const now = () => new Date(time);

  beforeAll(async () => {
    const db = openTestPostgres();
    sites = [
      await startTestSite(db, now),
      await serveTestSite(db, await makeTemporaryFolder(), now),
    ];
  });
  afterAll(() => Promise.all(sites.map((site) => site.close())));
  beforeEach(() => {
    time += 60 * MINUTE_MS;
  });

  async function statuses(count: number, send: (site: TestSite) => Promise<Response>) {
    const all: number[] = [];
    for (let turn = 0; turn < count; turn += 1)
      all.push((await send(sites[turn % 2] as TestSite)).status);
    return all;
  }

  it('ten forms for one address are accepted in all', async () => {
    const mail = (site: TestSite) => sendForm(site, 'passwordMail', { email: 'one@example.com' });
    expect(new Set(await statuses(10, mail))).toEqual(new Set([201]));
    for (const site of sites) {
      const response = await mail(site);
      expect(response.headers.get('retry-after')).toBe('600');
      await expectLimited(response);
    }
    expect((await sendForm(sites[0], 'passwordMail', { email: 'two@example.com' })).status).toBe(
      201,
    );
    time += 10 * MINUTE_MS - 1;
    expect(await statuses(2, mail)).toEqual([429, 429]);
  });

  it('a window begins with its first form', async () => {
    const mail = (site: TestSite) => sendForm(site, 'passwordMail', { email: 'later@example.com' });
    await statuses(9, mail);
    time += 10 * MINUTE_MS + 1;
    expect(new Set(await statuses(10, mail))).toEqual(new Set([201]));
    expect(await statuses(2, mail)).toEqual([429, 429]);
  });

  it('nobody is named in the counts', async () => {
    const rows = await sites[0].db.selectFrom('form_counts').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { key_hash } of rows) expect(key_hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
