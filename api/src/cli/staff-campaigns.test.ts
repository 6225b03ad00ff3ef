/** The commands `staff draw-winners` and `staff coupons`, run as a person does. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runStaff } from '../testing/run-command.ts';
import { storeGameEntry, storeReceipt } from '../testing/store-entries.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { openTestFile } from '../testing/test-databases.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const CAMPAIGN = 'advent-jatek';
const IN_TIME = '2026-01-20T10:00:00.000Z';
const TOO_LATE = '2026-02-01T10:00:00.000Z';
/** Last day of the entries. */
const UNTIL = '2026-01-31';
/** Nobody in the sample content has won it. */
const PRIZE = 'Voucher';

/** What these tests leave. */
const TABLES = [
  'game_entries',
  'draw_winners',
  'receipts',
  'promotion_codes',
  'audit_log',
] as const;

let folder: string;
let site: TestSite;
const staff = (...args: string[]) => runStaff(folder, args);

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  site = await startTestSite(openTestFile(folder));
});
afterEach(async () => {
  for (const table of TABLES) await site.db.deleteFrom(table).execute();
});
afterAll(() => site.close());

const enter = (id: string, name: string, entered_at = IN_TIME) =>
  storeGameEntry(site.db, { id, campaign: CAMPAIGN, name, entered_at });

const draw = (seed: string, changes: Record<string, string> = {}) => {
  const options = { count: '2', until: UNTIL, 'prize-hu': 'Utalvány', 'prize-en': PRIZE };
  const given = Object.entries({ ...options, ...changes, seed });
  return staff('draw-winners', CAMPAIGN, ...given.flatMap(([key, value]) => [`--${key}`, value]));
};
const shown = async () => {
  await site.refresh();
  const winners: { name: string; prize: string }[] = await site.data('/advent/winners', 'en');
  return winners.filter(({ prize }) => prize === PRIZE).map(({ name }) => name);
};
const actions = async () => {
  const rows = await site.db.selectFrom('audit_log').select('action').orderBy('at').execute();
  return rows.map(({ action }) => action);
};

const PEOPLE = { a: 'Kovács Anna', b: 'Szabó Bence', c: 'Nagy Csilla', d: 'Gyarmati Dóra' };
const SHOWN = { a: 'K. Anna', b: 'Sz. Bence', c: 'N. Csilla', d: 'Gy. Dóra' };

/** The order of the ids as anybody computes it. */
const order = (ids: readonly string[], seed: string) =>
  ids.toSorted((one, other) => {
    const hash = (id: string) => createHash('sha256').update(`${seed}:${id}`).digest('hex');
    return hash(one) < hash(other) ? -1 : 1;
  }) as (keyof typeof SHOWN)[];

describe('winners', () => {
  beforeEach(async () => {
    for (const [id, name] of Object.entries(PEOPLE)) await enter(id, name);
  });

  it('are drawn by the seed alone and shown with initials; the entries are printed for a proof', async () => {
    await enter('late', 'Kései Elemér', TOO_LATE);
    const { code, out } = await draw('Ötöslottó 12, 24, 37, 61, 88');
    const winners = order(['a', 'b', 'c', 'd'], 'Ötöslottó 12, 24, 37, 61, 88').slice(0, 2);
    expect(code).toBe(0);
    expect(out).toContain('2 of 4 entries have won');
    for (const id of winners) expect(out).toContain(`${id}@example.com`);
    expect(await shown()).toEqual(winners.map((id) => SHOWN[id]));
    expect(out).toMatch(/\na\nb\nc\nd\n$/);
    expect(await actions()).toEqual(['draw-winners']);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['more prizes than entries', { count: '5' }, /advent-jatek: 4 entries can win; --count/],
    ['a day that is not over', { until: '2999-01-01' }, /--until: .* is not over/],
    ['a day that is in no calendar', { until: '2026-02-31' }, /--until.*It is a day such as/s],
    ['no prize', { 'prize-hu': ' ' }, /--prize-hu.*It has 1 to 200 characters/s],
  ])('%s: nothing is drawn', async (_what, changes, message) => {
    const { code, err } = await draw('seed', changes);
    expect([code > 0, err]).toEqual([true, expect.stringMatching(message)]);
    expect([await actions(), await shown()]).toEqual([[], []]);
  });

  it('a campaign that the content does not have: nothing is drawn', async () => {
    const { code, err } = await staff(
      ...['draw-winners', 'summer', '--seed', 's', '--count', '1', '--until', UNTIL],
      ...['--prize-hu', 'a', '--prize-en', 'b'],
    );
    const message = '"summer" is no campaign of the content; there are: advent-jatek';
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
    expect(await actions()).toEqual([]);
  });
});

describe('a receipt', () => {
  const upload = (id: string, code: string, name: string) =>
    storeReceipt(site.db, { id, campaign: CAMPAIGN, code, name, uploaded_at: IN_TIME });

  it('is deleted by its code, with its picture and its name in the list of winners', async () => {
    const uploads = join(folder, 'uploads');
    await mkdir(uploads);
    for (const id of ['one', 'two']) await writeFile(join(uploads, `${id}.jpg`), '');
    await upload('one', 'ADVENT01', 'Kovács Anna');
    await upload('two', 'ADVENT02', 'Szabó Bence');
    await draw('seed', { of: 'receipts' });
    expect((await shown()).toSorted()).toEqual(['K. Anna', 'Sz. Bence']);

    const { out } = await staff('purge-receipt', CAMPAIGN, 'advent-01');
    expect(out).toBe('Deleted the receipt with its picture.\n');
    expect(await readdir(uploads)).toEqual(['two.jpg']);
    expect(await shown()).toEqual(['Sz. Bence']);
    const rows = await site.db.selectFrom('receipts').select('code').execute();
    expect(rows).toEqual([{ code: 'ADVENT02' }]);
    expect((await staff('purge-receipt', CAMPAIGN, 'advent-01')).out).toBe(
      'advent-jatek has no receipt with the code advent-01.\n',
    );
    expect(await actions()).toEqual(['draw-winners', 'purge-receipt', 'purge-receipt']);
  });
});

describe('coupons', () => {
  const importCodes = async (text: string) => {
    const file = join(folder, 'codes.csv');
    await writeFile(file, text);
    return staff('coupons', 'import', file);
  };
  const HEADER = 'campaign,code\n';

  it('are imported once, however they are written, and exported with their state', async () => {
    const rows = `${CAMPAIGN},new-0001\n${CAMPAIGN},NEW0002\n${CAMPAIGN},ADVENT01\n`;
    expect((await importCodes(HEADER + rows)).out).toBe('Added 2 codes; 1 were known.\n');
    expect((await importCodes(HEADER + rows)).out).toBe('Added 0 codes; 3 were known.\n');
    const receipt = { id: 'one', campaign: CAMPAIGN, code: 'NEW0001', name: 'Kovács Anna' };
    await storeReceipt(site.db, { ...receipt, uploaded_at: '2026-12-02T10:00:00Z' });
    const { out } = await staff('coupons', 'export', CAMPAIGN);
    expect(out.trim().split('\n')).toEqual([
      'campaign,code,state,uploaded_at',
      'advent-jatek,ADVENT01,unused,',
      'advent-jatek,ADVENT02,unused,',
      'advent-jatek,ADVENT03,unused,',
      'advent-jatek,NEW0001,used,2026-12-02T10:00:00Z',
      'advent-jatek,NEW0002,unused,',
    ]);
  });

  it.each([
    [`${HEADER}${CAMPAIGN},AB\n`, 'codes.csv:2: code: 6 to 24 letters and digits'],
    [
      `${HEADER}${CAMPAIGN},NEW0001\nsummer,NEW0002\n`,
      'codes.csv:3: campaign: "summer" takes no receipts; those that do: advent-jatek',
    ],
  ])('of a file with an error are not imported: %j', async (text, message) => {
    const { code, err } = await importCodes(text);
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
    expect(await site.db.selectFrom('promotion_codes').selectAll().execute()).toEqual([]);
    expect(await actions()).toEqual([]);
  });

  it('of a campaign without receipts are not exported', async () => {
    const { code, err } = await staff('coupons', 'export', 'summer');
    expect([code, err]).toEqual([1, expect.stringContaining('"summer" takes no receipts')]);
  });
});
