/** The entries of campaigns: receipts, words of games and replies of guests, over real HTTP, on both databases. */
import { readdir } from 'node:fs/promises';
import { codesOf, newClient, sendForm } from '../../testing/form-client.ts';
import {
  RECEIPT_FIELDS,
  receiptForm,
  receiptPhoto,
  sendReceipt,
} from '../../testing/sample-receipt.ts';
import { TEST_DATABASES } from '../../testing/test-databases.ts';
import { siteForTests } from '../../testing/test-site.ts';

const NOW = '2026-12-03T12:00:00+01:00';
let now = NOW;
beforeEach(() => {
  now = NOW;
});

describe.each(TEST_DATABASES)('on %s', (_name, open) => {
  const site = siteForTests(open, () => new Date(now));
  const upload = async (
    changes: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) =>
    sendReceipt(
      site,
      receiptForm({ ...RECEIPT_FIELDS, ...changes }, await receiptPhoto()),
      headers,
    );
  const rows = () => site.db.selectFrom('receipts').selectAll().execute();
  const statuses = async (...sent: Promise<Response>[]) =>
    (await Promise.all(sent)).map(({ status }) => status);

  beforeEach(() => site.db.deleteFrom('receipts').execute());

  describe('a receipt', () => {
    it('is stored, its personal data encrypted', async () => {
      expect((await upload({ code: 'advent-01' })).status).toBe(201);
      const [row, ...more] = await rows();
      expect(more).toHaveLength(0);
      expect(row).toMatchObject({
        campaign: 'advent-jatek',
        code: 'ADVENT01',
        shop: 'reserved',
        purchase_sum: 12_500,
        purchased_at: '2026-12-02T17:45:00+01:00',
      });
      expect(JSON.stringify(row)).not.toMatch(/Minta Anna|NY-00123/);
    });

    it.each(['ADVENT99', 'ADVENT\0'])('with the code %j is refused', async (code) => {
      expect(await codesOf(await upload({ code }))).toEqual(['code:invalid']);
    });

    it('counts once, also when two forms come at the same time', async () => {
      const before = (await readdir(site.uploadsFolder)).length;
      expect((await statuses(upload(), upload())).sort()).toEqual([201, 422]);
      expect(await codesOf(await upload())).toEqual(['code:already_uploaded']);
      expect(await rows()).toHaveLength(1);
      expect(await readdir(site.uploadsFolder)).toHaveLength(before + 1);
    });

    it('may have a code that staff have imported', async () => {
      const code = { campaign: 'advent-jatek', code: 'BROUGHT1', imported_at: NOW };
      expect(await codesOf(await upload({ code: 'brought-1' }))).toEqual(['code:invalid']);
      await site.db.insertInto('promotion_codes').values(code).execute();
      expect((await upload({ code: 'brought-1' })).status).toBe(201);
    });

    it('that is sent again with its key gets the first response', async () => {
      const send = () => upload({}, { 'idempotency-key': 'key' });
      expect(await statuses(send(), send())).toEqual([201, 201]);
      expect((await send()).status).toBe(201);
      expect(await rows()).toHaveLength(1);
    });
  });

  describe('a browser without a script', () => {
    it('gets its inputs back when the form is refused', async () => {
      const post = (changes: Record<string, string>) =>
        upload({ language: 'en', ...changes }, { accept: 'text/html' });
      expect((await post({})).status).toBe(201);
      const refused = await post({ invoice: ' ', other: 'x' });
      expect([refused.status, await refused.json()]).toEqual([
        422,
        {
          errors: [{ code: 'invoice:required' }, { code: 'code:already_uploaded' }],
          inputs: { ...RECEIPT_FIELDS, invoice: ' ' },
        },
      ]);
    });

    it('may press twice: one receipt, and the same response twice', async () => {
      const client = { accept: 'text/html', 'x-forwarded-for': newClient() };
      const press = () => upload({}, client);
      expect(await statuses(press(), press())).toEqual([201, 201]);
      expect(await rows()).toHaveLength(1);
      now = '2026-12-03T12:01:01+01:00';
      expect(await codesOf(await press())).toEqual(['code:already_uploaded']);
    });
  });

  it('receipts and words are accepted until the end of entries, however long the campaign runs', async () => {
    const register = (changes: object = {}) =>
      sendForm(site, 'gameEntry', {
        ...{ name: 'Minta Béla', email: 'bela@example.com', code: 'Csillag', accept_terms: true },
        ...changes,
      });
    now = '2026-12-06T17:59:59+01:00';
    expect(await statuses(upload(), register())).toEqual([201, 201]);
    expect(await codesOf(await register({ name: 'Más' }))).toEqual(['email:duplicate']);
    expect(await codesOf(await register({ name: ' ' }))).toEqual(['name:required']);
    const wrong = await register({ code: 'HOLD', email: 'x' });
    expect(await codesOf(wrong)).toEqual(['email:invalid', 'code:invalid']);
    const entries = await site.db.selectFrom('game_entries').selectAll().execute();
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toMatch(/Minta|example\.com/);
    now = '2026-12-06T18:00:00+01:00';
    for (const late of [upload({ code: 'ADVENT02' }), register({ email: 'late@example.com' })]) {
      expect(await codesOf(await late)).toEqual(['campaign:closed']);
    }
  });

  it('a guest replies by a code that was given out, and may reply again', async () => {
    const answer = (body: object) => sendForm(site, 'guestReply', body);
    expect((await answer({ code: 'guest-001', answer: 'attend' })).status).toBe(201);
    const second = await answer({ code: 'GUEST001', answer: 'not_attend' });
    expect(await second.json()).toEqual({ data: { answer: 'not_attend' } });
    const rowOf = async (code: string) => {
      const stored = await site.db.selectFrom('invitation_answers').selectAll().execute();
      return stored.find((row) => row.code === code);
    };
    expect(await rowOf('GUEST001')).toMatchObject({ answer: 'not_attend' });
    const refused = await answer({ code: 'GUEST999', answer: 'maybe' });
    expect(await codesOf(refused)).toEqual(['answer:invalid', 'code:invalid']);
    const client = newClient();
    for (const reply of ['attend', 'not_attend', 'attend']) {
      const body = { code: 'GUEST002', answer: reply };
      await sendForm(site, 'guestReply', body, { client, page: true });
      expect(await rowOf('GUEST002')).toMatchObject({ answer: reply });
    }
    // A link that is followed replies nothing.
    expect((await site.get('/advent/client-party')).status).toBe(405);
  });
});
