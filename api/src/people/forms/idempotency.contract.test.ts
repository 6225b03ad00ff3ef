/** Forms that are sent again because their response was lost: over real HTTP, on both databases. */
import type { ApiForm } from '@mall/contracts';
import { codesOf, newClient, sendForm, statusAndBody } from '../../testing/form-client.ts';
import { waitingMails } from '../../testing/mailed-links.ts';
import { registerCustomer } from '../../testing/register-customer.ts';
import { aFamilyCard, aLoyaltyCard } from '../../testing/sample-forms.ts';
import { TEST_DATABASES } from '../../testing/test-databases.ts';
import { siteForTests } from '../../testing/test-site.ts';

const NOW = '2026-12-03T12:00:00+01:00';
const TAKEN = [201, { data: { status: 'requested' } }];

describe.each(TEST_DATABASES)('a form with an Idempotency-Key on %s', (_name, open) => {
  let now = NOW;
  const site = siteForTests(open, () => new Date(now));
  const send = (key: string, changes: Parameters<typeof aFamilyCard>[0]) =>
    sendForm(site, 'familyCard', aFamilyCard(changes), { key });
  const entries = async (form: ApiForm) => {
    const rows = await site.db.selectFrom('audit_log').selectAll().execute();
    return rows.filter(({ action }) => action === form).length;
  };

  beforeEach(() => {
    now = NOW;
  });

  it('gets the first response again and is taken once, whatever the order of its fields', async () => {
    const before = await entries('familyCard');
    const email = 'lost@example.com';
    const fields = Object.entries(aFamilyCard({ email }));
    for (const body of [fields, fields, fields.toReversed()].map(Object.fromEntries)) {
      const response = await sendForm(site, 'familyCard', body, { key: 'lost' });
      expect(await statusAndBody(response)).toEqual(TAKEN);
    }
    expect(await waitingMails(site.db, email)).toHaveLength(1);
    expect((await entries('familyCard')) - before).toBe(1);
  });

  it('is refused with another body, valid or not', async () => {
    await send('reused', { email: 'reused@example.com' });
    for (const email of ['another@example.com', '']) {
      const response = await send('reused', { email });
      expect([response.status, await codesOf(response)]).toEqual([409, ['idempotency-key:reused']]);
    }
    expect(await waitingMails(site.db, 'another@example.com')).toEqual([]);
  });

  it.each<[ApiForm, object]>([
    ['loyaltyCard', aLoyaltyCard({ email: 'twice@example.com' })],
    ['familyCard', aFamilyCard({ email: 'twice@example.com' })],
    ['newsletter', { email: 'newly@example.com', accept_terms: true }],
    ['passwordMail', { email: 'twice@example.com' }],
    ['accountDeletion', { email: 'twice@example.com' }],
    [
      'gameEntry',
      { name: 'Minta Anna', email: 'a@example.com', code: 'CSILLAG', accept_terms: true },
    ],
    ['guestReply', { code: 'GUEST001', answer: 'attend' }],
  ])('is taken once when its button is pressed twice: %s', async (form, body) => {
    const before = await entries(form);
    const press = () => sendForm(site, form, body, { key: `press-${form}` });
    const responses = await Promise.all(
      [press(), press()].map(async (sent) => statusAndBody(await sent)),
    );
    expect(responses[0]?.[0]).toBe(201);
    expect(responses[1]).toEqual(responses[0]);
    expect((await entries(form)) - before).toBe(1);
  });

  describe('of a page without a script', () => {
    const press = (form: ApiForm, body: object, client: string) =>
      sendForm(site, form, body, { client, page: true });

    it('is one form though a minute ends between two presses', async () => {
      const client = newClient();
      const card = aFamilyCard({ email: 'edge@example.com' });
      now = '2026-12-03T12:00:59.990+01:00';
      expect(await statusAndBody(await press('familyCard', card, client))).toEqual(TAKEN);
      now = '2026-12-03T12:01:00.010+01:00';
      const together = [press('familyCard', card, client), press('familyCard', card, client)];
      for (const sent of together) expect(await statusAndBody(await sent)).toEqual(TAKEN);
      expect(await waitingMails(site.db, 'edge@example.com')).toHaveLength(1);
    });

    it('is another form a minute after the first press, or of another client', async () => {
      const client = newClient();
      const body = { email: 'window@example.com' };
      await registerCustomer(site, body);
      const before = (await waitingMails(site.db, body.email)).length;
      const mails = async () => (await waitingMails(site.db, body.email)).length - before;
      for (const [moment, by, expected] of [
        ['2026-12-03T12:00:30+01:00', client, 1],
        ['2026-12-03T12:01:30+01:00', client, 1],
        ['2026-12-03T12:01:30.001+01:00', client, 2],
        ['2026-12-03T12:02:30.001+01:00', client, 2],
        ['2026-12-03T12:02:30.001+01:00', newClient(), 3],
      ] as const) {
        now = moment;
        expect((await press('passwordMail', body, by)).status).toBe(201);
        expect([moment, await mails()]).toEqual([moment, expected]);
      }
    });

    it('is one form for two presses together, long after the same form', async () => {
      const client = newClient();
      const body = { email: 'stale@example.com' };
      await registerCustomer(site, body);
      await press('passwordMail', body, client);
      const before = (await waitingMails(site.db, body.email)).length;
      now = '2026-12-03T12:30:00+01:00';
      await Promise.all([1, 2, 3].map(() => press('passwordMail', body, client)));
      expect((await waitingMails(site.db, body.email)).length - before).toBe(1);
    });
  });

  it('may be sent again when it was refused, and is another form at another path', async () => {
    const email = 'again@example.com';
    expect((await send('again', { email, city: '' })).status).toBe(422);
    expect((await send('again', { email })).status).toBe(201);
    const deletion = await sendForm(site, 'accountDeletion', { email }, { key: 'again' });
    expect(deletion.status).toBe(201);
  });

  it.each(['', 'a b', 'a'.repeat(201)])('is refused with the key "%s"', async (key) => {
    const response = await send(key, { email: 'key@example.com' });
    expect([response.status, await codesOf(response)]).toEqual([400, ['idempotency-key:invalid']]);
  });

  it('leaves nothing of key and body in the database', async () => {
    await send('secret-key-of-a-browser', { email: 'kept@example.com' });
    const rows = JSON.stringify(await site.db.selectFrom('sent_forms').selectAll().execute());
    for (const text of ['secret-key', 'kept@', 'requested']) expect(rows).not.toContain(text);
  });
});
