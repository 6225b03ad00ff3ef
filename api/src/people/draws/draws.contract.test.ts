/** Draws of winners, what the API shows of them, and their check: on both databases. */

import { storeGameEntry } from '../../testing/store-game-entry.ts';
import { testCipher } from '../../testing/test-cipher.ts';
import { TEST_DATABASES } from '../../testing/test-databases.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { erasePerson } from '../privacy/erase-person.ts';
import { checkDraw } from './check-draw.ts';
import { drawWinners } from './draw-winners.ts';

const CAMPAIGN = 'advent-jatek';
const IN_TIME = '2026-12-02T10:00:00.000Z';
const TOO_LATE = '2026-12-03T00:00:00.000Z';
const PEOPLE = { a: 'Kovács Anna', b: 'Szabó Bence', c: 'Nagy Csilla', d: 'Gyarmati Dóra' };
const SHOWN = ['Gy. Dóra', 'K. Anna', 'N. Csilla', 'Sz. Bence'];

describe.each(TEST_DATABASES)('winners on %s', (_name, open) => {
  let site: TestSite;
  let draws = 0;

  const enter = (id: string, name: string, entered_at = IN_TIME) =>
    storeGameEntry(site.db, { id, campaign: CAMPAIGN, name, entered_at });
  /** Each draw is a second after the one before. */
  const draw = (seed: string, count = 2) =>
    site.db.transaction().execute((db) =>
      drawWinners(
        { db, cipher: testCipher },
        {
          ...{ campaign: CAMPAIGN, pool: 'game-entries', enteredBefore: TOO_LATE, seed, count },
          prize: { hu: 'Bérlet', en: 'Season ticket' },
        },
        new Date(Date.parse('2026-12-04T10:00:00Z') + ++draws * 1_000),
      ),
    );
  const shown = async () => {
    await site.refresh();
    const { data } = (await (await site.get('/advent/winners', 'en')).json()) as {
      data: { name: string; prize: string; drawn: string }[];
    };
    return data.filter(({ prize }) => prize === 'Season ticket').map(({ name }) => name);
  };

  beforeAll(async () => {
    site = await startTestSite(open(), () => new Date('2026-12-05T12:00:00+01:00'));
  });
  beforeEach(async () => {
    await site.db.deleteFrom('draws').execute();
    await site.db.deleteFrom('game_entries').execute();
    for (const [id, name] of Object.entries(PEOPLE)) await enter(id, name);
  });
  afterAll(() => site.close());

  it('do not win again in the next draw, which is right without them', async () => {
    const first = await draw('one');
    expect(await shown()).toEqual(first.winners.map(({ name }) => name));
    const second = await draw('two');
    expect((await shown()).sort()).toEqual(SHOWN);
    for (const [seed, { id }] of Object.entries({ one: first, two: second })) {
      expect(await checkDraw(site.db, id, seed)).toMatchObject({ winners: 2, deleted: 0 });
    }
  });

  it('are those of the seed, whatever the order of the entries in the database', async () => {
    const first = await draw('seed');
    await site.db.deleteFrom('draws').execute();
    await site.db.deleteFrom('game_entries').execute();
    for (const [id, name] of Object.entries(PEOPLE).toReversed()) await enter(id, name);
    expect((await draw('seed')).winners).toMatchObject(first.winners.map(({ name }) => ({ name })));
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'another winner',
      () => site.db.updateTable('draw_winners').set({ entry_id: 'x' }).execute(),
      'the seed does not give the recorded winners',
    ],
    [
      'an entry that is left out',
      () => enter('e', 'Elhagyott Elek'),
      'entry e came in time and did not take part',
    ],
    [
      'an entry that came too late',
      () =>
        site.db
          .updateTable('game_entries')
          .set({ entered_at: TOO_LATE })
          .where('id', '=', 'a')
          .execute(),
      'entry a came too late and took part',
    ],
    [
      'another seed',
      () => site.db.updateTable('draws').set({ seed: 'need' }).execute(),
      '--seed: is not the one',
    ],
  ])('are not right with %s', async (_what, change, message) => {
    const { id } = await draw('seed', 1);
    await change();
    await expect(checkDraw(site.db, id, 'seed')).rejects.toThrow(message);
  });

  it('who are deleted are named no more, and their draw stays right', async () => {
    const { id, winners } = await draw('seed', 4);
    const names = winners.map(({ name }) => name);
    expect(await shown()).toEqual(names);
    await site.db
      .transaction()
      .execute((db) => erasePerson(db, testCipher.blindIndex('email', 'a@example.com')));
    expect(await shown()).toEqual(names.filter((name) => name !== 'K. Anna'));
    expect(await checkDraw(site.db, id, 'seed')).toMatchObject({ deleted: 1 });
  });

  it('are not drawn when there are more prizes than entries, or with a seed of before', async () => {
    await enter('late', 'Kései Elemér', TOO_LATE);
    await expect(draw('seed', 5)).rejects.toThrow('4 entries can win; --count is at most that');
    await draw('seed', 1);
    await expect(draw('seed', 1)).rejects.toThrow(/^--seed: draw \S+ of advent-jatek has used it/);
    expect(await shown()).toHaveLength(1);
  });
});
