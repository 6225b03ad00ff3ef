/** A programme file is imported into a running site, on both databases: all of it or nothing. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_READINESS_PATH } from '@mall/contracts';
import { addDays, mallDay } from '@mall/opening-hours';
import { mallMoment } from '@mall/opening-hours/mall-timestamp';
import { sampleContent } from '../../testing/sample-content.ts';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import { openTestSqlite, TEST_DATABASES } from '../../testing/test-databases.ts';
import { siteForTests, type TestSite } from '../../testing/test-site.ts';
import { importProgramme } from '../import/import-programme.ts';
import { removeProgramme } from './stored-programme.ts';

const HEADER = 'id,movie,time,version,format,hall,url';
const SEATS = 'https://tickets.example.com/seats/7';
const GOOD = [
  HEADER,
  'late,hajnal,today+1 23:15,dubbed,,11,',
  `early,hajnal,today+1 09:00,dubbed,3D,3,${SEATS}`,
  'later,hajnal,today+30 10:00,dubbed,2D,3,',
].join('\r\n');

async function importText({ db }: TestSite, text: string, name = 'programme.csv') {
  const file = join(await makeTemporaryFolder(), name);
  await writeFile(file, text);
  return importProgramme(db, file, new Date());
}

const today = () => mallDay(new Date());
const tomorrow = () => addDays(today(), 1);

describe.each(TEST_DATABASES)('a programme on %s', (_name, open) => {
  const site = siteForTests(open);
  const issues = (text: string, name?: string): Promise<string[]> =>
    importText(site, text, name).then(
      () => [],
      (error) => error.issues,
    );
  const cinema = () => site.data('/cinema', 'en');
  const version = async () => (await site.data(API_READINESS_PATH)).version;
  const ids = async () => (await cinema()).movies[0].events.map(({ id }: { id: string }) => id);

  it('takes the place of the rules, whatever the order of its rows', async () => {
    const before = await version();
    const imported = await importText(site, GOOD);
    expect(imported).toMatchObject({ screenings: 3, movies: 1, from: tomorrow() });
    await site.refresh();
    expect(await version()).not.toBe(before);
    const { movies, until, updated_at, featured } = await cinema();
    expect(until).toBe(addDays(today(), 30));
    expect(Math.abs(Date.parse(updated_at) - Date.now())).toBeLessThan(60_000);
    expect(featured).toEqual(['hajnal']);
    expect(movies[0].events).toEqual([
      {
        id: 'early',
        url: SEATS,
        time: mallMoment(tomorrow(), '09:00'),
        version: 'dubbed',
        format: '3D',
        hall: 3,
      },
      expect.objectContaining({
        id: 'late',
        url: 'https://tickets.example.com/dawn?screening=late',
        format: '2D',
      }),
    ]);
    expect((await site.get('/screenings/late.ics')).status).toBe(200);
  });

  it('stays when other content is imported, without what names a movie that is gone', async () => {
    await importText(site, GOOD);
    const content = sampleContent();
    const [movie] = content.movies;
    if (movie) Object.assign(movie, { id: 'alkony' });
    content.site.pinned.movies = ['alkony'];
    await site.load(content);
    expect((await cinema()).movies.map(({ events }: { events: [] }) => events)).toEqual([[]]);
    await site.load(sampleContent());
    expect(await ids()).toEqual(['early', 'late']);
  });

  it('is removed, and the rules hold again', async () => {
    await importText(site, GOOD);
    await removeProgramme(site.db);
    await site.refresh();
    const { until, updated_at } = await cinema();
    expect([until, typeof updated_at]).toEqual([null, 'string']);
    expect(await ids()).toHaveLength(14);
  });

  it('changes nothing when one row has an issue, and names each by its line', async () => {
    await importText(site, GOOD);
    const rows = [
      HEADER,
      'a,hajnal,today+1 10:00,dubbed,2D,3,',
      'b,nappal,today+1 10:00,dubbed,2D,4,',
      '',
      'c,hajnal,today+1 10:00,subbed,2D,5,',
      'a,hajnal,today+1 11:00,dubbed,2D,6,',
      'd,hajnal,today+1 10:00,dubbed,2D,3,',
      'e,hajnal,2027-03-28 02:30,dubbed,4D,12,tickets',
      'f,hajnal,today+400 10:00,dubbed,2D,3,',
      'g g,hajnal,,dubbed,2D,,',
    ];
    expect(await issues(rows.join('\n'))).toEqual([
      'programme.csv:3: b.movie: "nappal" is no movie of the site\'s content',
      'programme.csv:5: c.version: "subbed" is not in the movie\'s sub_dub (dubbed)',
      'programme.csv:6: a.id: is there already, in line 2',
      'programme.csv:7: d.hall: is taken at this time, in line 2',
      expect.stringMatching(/^programme\.csv:8: e\.time: 2027-03-28T02:30 does not exist/),
      expect.stringMatching(/^programme\.csv:8: e\.format: Invalid option/),
      'programme.csv:8: e.hall: a hall from 1 to 11',
      'programme.csv:8: e.url: a URL that starts with https://',
      expect.stringMatching(
        /^programme\.csv:9: f\.time: \d{4}-\d\d-\d\d is more than a year ahead/,
      ),
      expect.stringMatching(/^programme\.csv:10: g g\.id: letters, digits, hyphens/),
      expect.stringMatching(/^programme\.csv:10: g g\.time: Invalid input: expected string/),
      expect.stringMatching(/^programme\.csv:10: g g\.hall: a hall from 1 to 11/),
    ]);
    await site.refresh();
    expect(await ids()).toEqual(['early', 'late']);
  });

  it('may be JSON, whose issues have lines too', async () => {
    const screening = { id: 'json', movie: 'hajnal', time: 'today+1 10:00', version: 'dubbed' };
    const file = (rows: unknown) => JSON.stringify(rows, null, 1);
    await importText(site, file([{ ...screening, hall: 2 }]), 'programme.json');
    await site.refresh();
    expect(await ids()).toEqual(['json']);
    const faulty = [{ ...screening, hall: '2' }, { ...screening, hall: 2, row: 5 }, null];
    expect(await issues(file(faulty), 'programme.json')).toEqual([
      'programme.json:7: json.hall: a hall from 1 to 11',
      'programme.json:15: json.row: Unrecognized key: "row"',
      expect.stringMatching(/^programme\.json:17: Invalid input: expected object/),
    ]);
  });
});

describe('a programme file', () => {
  const site = siteForTests(openTestSqlite);

  it.each([
    ['semicolons and a byte order mark', `\ufeff${GOOD.replaceAll(',', ';')}`],
    ['columns in another order', 'hall,id,time,version,movie\n3,a,today 23:59,dubbed,hajnal\n'],
    ['quotes, spaces and empty rows', `${HEADER}\n"a", hajnal ,"today 23:59",dubbed,,3,\n,,,,,,\n`],
  ])('may have %s', async (_what, text) => {
    await expect(importText(site, text)).resolves.toMatchObject({ movies: 1 });
  });

  const row = 'hajnal,today+1 10:00,dubbed,2D,3,';
  it.each([
    ['', 'programme.csv', 'programme.csv: is empty'],
    [HEADER, 'programme.csv', 'programme.csv: has no screening of today or later'],
    [
      `${HEADER}\na,hajnal,today-1 10:00,dubbed,,3,`,
      'programme.csv',
      'programme.csv: has no screening of today or later',
    ],
    [
      'id,film,time,version,hall\n',
      'programme.csv',
      'programme.csv:1: misses movie; the first line names the columns',
    ],
    [
      `${HEADER}\na,"${row}\n`,
      'programme.csv',
      /^programme\.csv:\d: is no CSV \(CSV_QUOTE_NOT_CLOSED\)/,
    ],
    ['[\n{"id": "a",}\n]', 'programme.json', /^programme\.json: Expected double-quoted .*line 2/],
    ['{}', 'programme.json', 'programme.json: is no list of screenings'],
    ['', 'programme.json', 'programme.json: Unexpected end of JSON input'],
    [HEADER, 'programme.txt', /a programme is a file that ends in \.csv or \.json/],
    [
      `${HEADER}\n${`a,${row}\n`.repeat(10_001)}`,
      'programme.csv',
      'programme.csv: has 10001 screenings; at most 10000 are imported',
    ],
  ])('is refused: %#', async (text, name, message) => {
    await expect(importText(site, text, name)).rejects.toThrow(message);
  });

  it('is refused when it is not there, and when the site has no movies yet', async () => {
    const now = new Date();
    await expect(importProgramme(site.db, '/nowhere/a.csv', now)).rejects.toThrow(
      'a.csv: cannot be read',
    );
    await site.db.updateTable('content_state').set({ version: '' }).execute();
    await expect(importText(site, GOOD)).rejects.toThrow('the site has no content yet');
  });
});
