/** Draws of winners, and what the API shows of them: on both databases. */
import { DAY_MS } from '@mall/opening-hours';
import { storeGameEntry, storeReceipt } from '../../testing/store-entries.ts';
import { testCipher } from '../../testing/test-cipher.ts';
import { TEST_DATABASES } from '../../testing/test-databases.ts';
import { siteForTests } from '../../testing/test-site.ts';
import { erasePerson } from '../privacy/erase-person.ts';
import { type DrawOrder, drawWinners } from './draw-winners.ts';

const CAMPAIGN = 'advent-jatek';
const IN_TIME = '2026-12-02T10:00:00.000Z';
const TOO_LATE = '2026-12-03T00:00:00.000Z';
const PEOPLE = { a: 'Kovács Anna', b: 'Szabó Bence', c: 'Nagy Csilla', d: 'Gyarmati Dóra' };
const SHOWN = ['Gy. Dóra', 'K. Anna', 'N. Csilla', 'Sz. Bence'];

describe.each(TEST_DATABASES)('winners on %s', (_name, open) => {
  const site = siteForTests(open, () => new Date('2026-12-05T12:00:00+01:00'));
  let draws = 0;

  /** Each draw is a second after the one before. */
  const draw = (seed: string, count = 2, of: DrawOrder['of'] = 'game-entries') =>
    site.db.transaction().execute((db) =>
      drawWinners(
        { db, cipher: testCipher },
        {
          ...{ campaign: CAMPAIGN, of, enteredBefore: TOO_LATE, seed, count },
          prize: { hu: 'Bérlet', en: 'Season ticket' },
        },
        new Date(Date.parse('2026-12-04T10:00:00Z') + ++draws * 1_000),
      ),
    );
  const shown = async () => {
    await site.refresh();
    const winners: { name: string; prize: string }[] = await site.data('/advent/winners', 'en');
    return winners.filter(({ prize }) => prize === 'Season ticket').map(({ name }) => name);
  };

  beforeEach(async () => {
    await site.db.deleteFrom('draws').execute();
    await site.db.deleteFrom('game_entries').execute();
    for (const [id, name] of Object.entries(PEOPLE)) {
      await storeGameEntry(site.db, { id, campaign: CAMPAIGN, name, entered_at: IN_TIME });
    }
  });

  it('do not take part in the next draw', async () => {
    const first = await draw('one');
    expect(await shown()).toEqual(first.winners.map(({ name }) => name));
    const second = await draw('two');
    expect((await shown()).sort()).toEqual(SHOWN);
    expect(second.entries).toHaveLength(2);
  });

  it('are no longer named once their data is erased', async () => {
    const { winners } = await draw('seed', 4);
    const names = winners.map(({ name }) => name);
    expect(await shown()).toEqual(names);
    await site.db
      .transaction()
      .execute((db) =>
        erasePerson(db, testCipher.blindIndex('email', 'a@example.com'), new Date()),
      );
    expect(await shown()).toEqual(names.filter((name) => name !== 'K. Anna'));
  });

  it('are no longer named once their entries are too old to be kept', async () => {
    const receipt = { id: 'receipt', campaign: CAMPAIGN, code: 'CODE01', name: 'Kiss Emma' };
    await storeReceipt(site.db, { ...receipt, uploaded_at: IN_TIME });
    await draw('one', 4);
    await draw('two', 1, 'receipts');
    const purge = (days: number) => site.purge(new Date(Date.parse(IN_TIME) + days * DAY_MS));
    await purge(364);
    expect(await shown()).toHaveLength(5);
    await purge(366);
    expect(await shown()).toEqual([]);
    expect(await site.db.selectFrom('draws').selectAll().execute()).toHaveLength(2);
  });

  it('may have more names than are shown', async () => {
    const name = 'a '.repeat(49).concat('a');
    await storeGameEntry(site.db, { id: 'e', campaign: CAMPAIGN, name, entered_at: IN_TIME });
    await draw('seed', 5);
    expect((await shown()).map(({ length }) => length)).toContain(120);
  });

  it('are not drawn with a seed of before', async () => {
    await draw('seed', 1);
    await expect(draw('seed', 1)).rejects.toThrow('--seed: a draw of advent-jatek has used it');
    expect(await shown()).toHaveLength(1);
  });
});
