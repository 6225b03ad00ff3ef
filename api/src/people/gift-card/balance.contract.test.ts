/** The balance of a gift card over real HTTP, on both databases. */
import { answerOf, codesOf, newClient, sendForm } from '../../testing/form-client.ts';
import { sampleContent } from '../../testing/sample-content.ts';
import { testCipher } from '../../testing/test-cipher.ts';
import { TEST_DATABASES } from '../../testing/test-databases.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { type ReadGiftCard, storeGiftCards } from './import-gift-cards.ts';

const movement = (date: string, amount: number) => ({
  ...{ token: '', valid_until: '', date, amount },
  kind: amount > 0 ? ('top_up' as const) : ('purchase' as const),
});
const CARD: ReadGiftCard = {
  token: 'ABCD12345678',
  valid_until: '2199-12-31',
  balance: 8_800,
  movements: [movement('2026-01-02', 10_000), movement('2026-02-03', -1_200)],
};

describe.each(TEST_DATABASES)('the balance of a gift card on %s', (_name, open) => {
  let site: TestSite;
  const ask = (token: unknown, client?: string) =>
    sendForm(site, 'giftCardBalance', { token }, { ...(client && { client }) });
  const store = (card: Partial<ReadGiftCard>) =>
    site.db.transaction().execute((db) => storeGiftCards(db, testCipher, [{ ...CARD, ...card }]));
  const suspend = async (balance: boolean) => {
    const content = sampleContent();
    content.site.gift_card_suspension = { balance };
    await site.load(content);
  };

  beforeAll(async () => {
    site = await startTestSite(open());
    await store({});
  });
  afterAll(() => site.close());

  it('shows validity and movements, the newest first', async () => {
    expect(await answerOf(await ask('ABCD12345678'))).toEqual([
      201,
      {
        data: {
          ...{ balance: 8_800, valid_until: '2199-12-31', expired: false },
          movements: [
            { date: '2026-02-03', kind: 'purchase', amount: -1_200 },
            { date: '2026-01-02', kind: 'top_up', amount: 10_000 },
          ],
        },
      },
    ]);
  });

  it('is found however the token is typed', async () => {
    expect((await ask(' abcd-1234 5678 ')).status).toBe(201);
  });

  it('is never cached', async () => {
    expect((await ask('ABCD12345678')).headers.get('cache-control')).toBe('no-store');
  });

  it('shows that the card has expired', async () => {
    await store({ token: 'EXPIRED1', valid_until: '2020-01-01' });
    const [, body] = await answerOf(await ask('EXPIRED1'));
    expect(body).toMatchObject({ data: { expired: true, valid_until: '2020-01-01' } });
  });

  it('shows ten movements', async () => {
    const movements = Array.from({ length: 12 }, (_, index) => movement('2026-01-02', index + 1));
    await store({ token: 'MANY1234', movements });
    const { data } = (await (await ask('MANY1234')).json()) as { data: { movements: object[] } };
    expect(data.movements).toHaveLength(10);
    expect(data.movements[0]).toMatchObject({ amount: 12 });
  });

  it.each<[unknown, string[]]>([
    ['', ['token:required']],
    [undefined, ['token:required']],
    ['ABCD12345679', ['token:invalid']],
    ['a'.repeat(65), ['token:invalid']],
    [7, ['token:invalid']],
    [{ $ne: '' }, ['token:invalid']],
    ["' or 1=1 --", ['token:invalid']],
  ])('is refused for %j', async (token, codes) => {
    const response = await ask(token);
    expect([response.status, await codesOf(response)]).toEqual([422, codes]);
  });

  it('refuses a GET, whose URL would hold the token', async () => {
    const response = await fetch(`${site.origin}/api/gift-card/balance?token=ABCD12345678`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('is asked ten times in ten minutes by one client', async () => {
    const client = newClient();
    for (let time = 0; time < 10; time += 1) await ask(`WRONG${time}00`, client);
    const response = await ask('ABCD12345678', client);
    expect([response.status, await codesOf(response)]).toEqual([429, ['rate:limited']]);
  });

  it('follows the content while issuing is suspended', async () => {
    const shown = async () => {
      const { data } = await (await site.get('/config')).json();
      const response = await ask('ABCD12345678');
      return [data.giftCardSuspension, response.ok ? [] : await codesOf(response)];
    };
    expect(await shown()).toEqual([undefined, []]);
    await suspend(true);
    expect(await shown()).toEqual([{ balance: true }, []]);
    await suspend(false);
    expect(await shown()).toEqual([{ balance: false }, ['token:suspended']]);
    await site.load(sampleContent());
  });

  it('keeps no token', async () => {
    const rows = await site.db.selectFrom('gift_cards').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('ABCD');
    expect(await site.db.selectFrom('sent_forms').selectAll().execute()).toEqual([]);
  });
});
