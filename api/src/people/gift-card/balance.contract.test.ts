/** The balance of a gift card over real HTTP, on both databases. */
import { codesOf, sendForm, statusAndBody } from '../../testing/form-client.ts';
import { sampleContent } from '../../testing/sample-content.ts';
import { testCipher } from '../../testing/test-cipher.ts';
import { openTestSqlite, TEST_DATABASES } from '../../testing/test-databases.ts';
import { siteForTests, type TestSite } from '../../testing/test-site.ts';
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

const ask = (site: TestSite, token: unknown) => sendForm(site, 'giftCardBalance', { token });
const store = (site: TestSite, card: Partial<ReadGiftCard> = {}) =>
  site.db.transaction().execute((db) => storeGiftCards(db, testCipher, [{ ...CARD, ...card }]));

describe.each(TEST_DATABASES)('the balance of a gift card on %s', (_name, open) => {
  const site = siteForTests(open);
  beforeAll(() => store(site));

  it('shows validity and movements, the newest first', async () => {
    const response = await ask(site, ' abcd-1234 5678 ');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await statusAndBody(response)).toEqual([
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

  it('shows that the card has expired, and its last ten movements', async () => {
    const movements = Array.from({ length: 12 }, (_, index) => movement('2026-01-02', index + 1));
    await store(site, { token: 'EXPIRED1', valid_until: '2020-01-01', movements });
    const { data } = await (await ask(site, 'EXPIRED1')).json();
    expect(data).toMatchObject({ expired: true, valid_until: '2020-01-01' });
    expect(data.movements).toHaveLength(10);
    expect(data.movements[0]).toMatchObject({ amount: 12 });
  });

  it('keeps no token', async () => {
    const rows = await site.db.selectFrom('gift_cards').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('ABCD');
    expect(await site.db.selectFrom('sent_forms').selectAll().execute()).toEqual([]);
  });
});

describe('the form', () => {
  const site = siteForTests(openTestSqlite);
  beforeAll(() => store(site));

  it.each<[unknown, string[]]>([
    ['', ['token:required']],
    [undefined, ['token:required']],
    ['ABCD12345679', ['token:invalid']],
    ['a'.repeat(65), ['token:invalid']],
    [7, ['token:invalid']],
    [{ $ne: '' }, ['token:invalid']],
    ["' or 1=1 --", ['token:invalid']],
  ])('is refused for %j', async (token, codes) => {
    const response = await ask(site, token);
    expect([response.status, await codesOf(response)]).toEqual([422, codes]);
  });

  it('refuses a GET, whose URL would hold the token', async () => {
    const response = await fetch(`${site.origin}/api/gift-card/balance?token=ABCD12345678`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('follows the content while issuing is suspended', async () => {
    const suspend = async (balance: boolean) => {
      const content = sampleContent();
      content.site.gift_card_suspension = { balance };
      await site.load(content);
    };
    const shown = async () => {
      const { giftCardSuspension } = await site.data('/config');
      const response = await ask(site, 'ABCD12345678');
      return [giftCardSuspension, response.ok ? [] : await codesOf(response)];
    };
    expect(await shown()).toEqual([undefined, []]);
    await suspend(true);
    expect(await shown()).toEqual([{ balance: true }, []]);
    await suspend(false);
    expect(await shown()).toEqual([{ balance: false }, ['token:suspended']]);
  });
});
