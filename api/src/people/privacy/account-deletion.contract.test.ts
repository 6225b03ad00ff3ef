/** The deletion of an account over real HTTP, on both databases. */
import { randomUUID } from 'node:crypto';
import { sendForm, statusAndBody } from '../../testing/form-client.ts';
import { mailedLink, pressButton, waitingMails } from '../../testing/mailed-links.ts';
import { registerCustomer } from '../../testing/register-customer.ts';
import { aFamilyCard } from '../../testing/sample-forms.ts';
import { storeGameEntry } from '../../testing/store-entries.ts';
import { type PersonTable, rowsOf } from '../../testing/stored-rows.ts';
import { TEST_DATABASES } from '../../testing/test-databases.ts';
import { siteForTests } from '../../testing/test-site.ts';

const TABLES: PersonTable[] = [
  'customers',
  'family_cards',
  'newsletter_subscribers',
  'game_entries',
];

describe.each(TEST_DATABASES)('the deletion of an account on %s', (_name, open) => {
  const site = siteForTests(open);
  const ask = (email: string) => sendForm(site, 'accountDeletion', { email });
  const countOf = async (table: PersonTable, email: string) =>
    (await rowsOf(site, table, email)).length;
  const subscribe = (email: string) => sendForm(site, 'newsletter', { email, accept_terms: true });
  const requestCard = (email: string) => sendForm(site, 'familyCard', aFamilyCard({ email }));
  const enterGame = (email: string, campaign = 'advent') =>
    storeGameEntry(site.db, {
      ...{ id: randomUUID(), campaign, name: 'Anna', email },
      entered_at: '2026-12-02T10:00:00Z',
    });
  const linkTo = (email: string) => mailedLink(site, email, '/delete/confirm');
  /** The link in the mail to a new customer who asks for the deletion. */
  const linkFor = async (email: string) => {
    await registerCustomer(site, { email, newsletter: true });
    await ask(email);
    return linkTo(email);
  };

  it('deletes all that is kept of the address, and nothing of another', async () => {
    const [mine, other] = ['all@example.com', 'other@example.com'];
    for (const email of [mine, other]) {
      await requestCard(email);
      for (const campaign of ['advent', 'spring']) await enterGame(email, campaign);
    }
    await pressButton(site, await linkFor(mine));
    expect(await waitingMails(site.db, mine)).toEqual([]);
    for (const table of TABLES) expect([table, await countOf(table, mine)]).toEqual([table, 0]);
    expect(await countOf('family_cards', other)).toBe(1);
    expect(await countOf('game_entries', other)).toBe(2);
  });

  it.each<[string, PersonTable, (email: string) => Promise<unknown>]>([
    ['a family card', 'family_cards', requestCard],
    ['the newsletter', 'newsletter_subscribers', subscribe],
    ['a game', 'game_entries', enterGame],
  ])('deletes an address that only %s has', async (_of, table, enter) => {
    const email = `only-${table}@example.com`;
    await enter(email);
    expect(await statusAndBody(await ask(email))).toEqual([201, { data: { status: 'asked' } }]);
    await pressButton(site, await linkTo(email));
    expect(await countOf(table, email)).toBe(0);
    expect(await waitingMails(site.db, email)).toEqual([]);
  });

  it('leaves a family card that was asked for later', async () => {
    const email = 'card-again@example.com';
    await requestCard(email);
    await ask(email);
    const link = await linkTo(email);
    await ask(email);
    await pressButton(site, await linkTo(email));
    await requestCard(email);
    await pressButton(site, link);
    expect(await countOf('family_cards', email)).toBe(1);
  });

  it('lets the address register again, whose account the old link leaves', async () => {
    const email = 'back@example.com';
    const link = await linkFor(email);
    await pressButton(site, link);
    await registerCustomer(site, { email });
    await pressButton(site, link);
    expect(await countOf('customers', email)).toBe(1);
  });

  it('is all that an address without an account gets mails for', async () => {
    const email = 'card-password@example.com';
    await requestCard(email);
    const before = await waitingMails(site.db, email);
    expect((await sendForm(site, 'passwordMail', { email })).status).toBe(201);
    expect(await waitingMails(site.db, email)).toEqual(before);
  });
});
