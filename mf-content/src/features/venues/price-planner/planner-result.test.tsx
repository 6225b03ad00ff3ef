/** What a visit costs at each edge of the tariffs: from the query to the result that is shown. */
import { aConfig, aVenueList, renderPage, setClock } from '@mall/testing';
import { PlannerResult } from './planner-result.tsx';
import { SAMPLE_VENUES } from './testing/sample-venues.ts';
import { usePlanner } from './use-planner.ts';

/** The form would take most of the time of these tests; the tests of the venues' pages show it. */
const page = {
  Component: () => <PlannerResult {...usePlanner([])} />,
  meta: () => ({ title: 'Prices', description: '' }),
};

const MONDAY = '2026-11-30';
const WEDNESDAY = '2026-12-02';
const SATURDAY = '2026-12-05';

/** The text of the result for `people` such as `40` or `20 student` in one venue. */
async function result(
  venue: string,
  people: string,
  others = '',
  config = aConfig(),
): Promise<string> {
  const rows = people
    .split(', ')
    .map((person) => person.split(' '))
    .map(([age, concession = 'nincs']) => `kor=${age}&kedv=${concession}`);
  const { container } = await renderPage(page, {
    app: 'content',
    path: `/elmenyek?hely=${venue}&${rows.join('&')}${others || `&nap=${MONDAY}`}`,
    data: {
      venues: aVenueList({ venues: SAMPLE_VENUES, holidays: ['12-25'] }),
      config,
    },
  });
  return container.textContent?.replaceAll('\u00a0', ' ') ?? '';
}

/** Four digits are not grouped in Hungarian. */
const forints = (amount: number) =>
  `Összesen: ${amount < 10_000 ? amount : `${Math.floor(amount / 1000)} ${String(amount).slice(-3)}`} Ft`;

beforeEach(() => setClock('2026-11-25T11:05:00+01:00'));
afterEach(() => jest.useRealTimers());

const in3D = `&terhatas=igen&nap=${MONDAY}`;
const rated = (age: number, day = MONDAY) => `&film=${age}&nap=${day}`;
const minutes = (count: number, day = MONDAY) => `&perc=${count}&nap=${day}`;

test.each([
  ['cinema', '2', '', 2300],
  ['cinema', '16', '', 2300],
  ['cinema', '17', '', 3100],
  ['cinema', '65', '', 3100],
  ['cinema', '66', '', 2600],
  ['cinema', '20 student', '', 2600],
  ['cinema', '16 student', '', 2300],
  ['cinema', '40 disabled', '', 2600],
  ['cinema', '2, 16, 40, 66, 20 student', `&nap=${WEDNESDAY}`, 11_000],
  ['cinema', '40, 16, 15 student', rated(16), 3100 + 3100 + 2600],
  ['cinema', '40, 16, 15 student', rated(16, WEDNESDAY), 6600],
  ['cinema', '40, 16, 66', in3D, 3700 + 2900 + 3200],
  ['cinema', '40, 16, 66', `${in3D}&szemuveg=1`, 9800 - 400],
  ['cinema', '40, 16, 66', `${in3D}&szemuveg=3`, 3300 + 2500 + 2800],
  ['cinema', '40, 16, 66', `${in3D}&szemuveg=9`, 8600],
  ['cinema', '16', `${in3D}&szemuveg=1&film=16`, 3300],
  ['kockapark', '2', '', 1990],
  ['kockapark', '16', '', 1990],
  ['kockapark', '17', '', 2390],
  ['kockapark', '65', '', 2390],
  ['kockapark', '66', '', 1990],
  ['kockapark', '40, 38, 8', '', 6770],
  ['kockapark', '40, 38, 8, 5', '', 7690],
  ['kockapark', '40, 38, 8, 5, 2', '', 7690 + 1990],
  ['kockapark', '40, 38, 30, 8, 5', '', 7690 + 2390],
  ['kockapark', '40, 38, 41, 39, 8, 5, 9, 6', '', 2 * 7690],
  ['kockapark', '40, 8, 5, 3', '', 2390 + 3 * 1990],
  ['kockapark', '40, 38, 70, 8, 5', '', 7690 + 1990],
  ['kockapark', '66, 67, 8, 5', '', 7690],
  ['playhouse', '10', minutes(77), 77 * 45],
  ['playhouse', '10', minutes(78), 3500],
  ['playhouse', '10', minutes(79, SATURDAY), 79 * 50],
  ['playhouse', '10', minutes(80, SATURDAY), 4000],
  ['playhouse', '10', minutes(81, SATURDAY), 4000],
  ['playhouse', '10', minutes(79, '2026-12-25'), 79 * 50],
  ['playhouse', '0, 13, 14, 40', minutes(10), 900],
  ['tropicarium', '2', '', 0],
  ['tropicarium', '3', '', 2900],
  ['tropicarium', '14', '', 2900],
  ['tropicarium', '15', '', 4500],
  ['tropicarium', '66', '', 3600],
  ['tropicarium', '14 student', '', 2900],
  ['tropicarium', '40, 38, 8, 5', '', 12_900],
  ['tropicarium', '40, 38, 8, 2', '', 11_900],
  ['5d-cinema', '5, 6', '', 1900],
  ['escape-room', '13, 14, 40', '', 9800],
  ['escape-room', '14, 17', '', 0],
])('%s costs people aged %s%s at least %i forints', async (venue, people, others, sum) => {
  expect(await result(venue, people, others)).toContain(forints(sum));
});

test.each([
  ['cinema', '40, 16, 15 student', rated(16), 'A film 1 főnek nem ajánlott.'],
  ['cinema', '17, 18', rated(18), '1. ember (17 éves): 18 év alatt nem, ezért nem számoltuk bele.'],
  ['cinema', '40', `&terhatas=igen&nap=${WEDNESDAY}`, 'Szerdán sincs olcsóbb 3D-jegy.'],
  ['kockapark', '40, 38, 8, 5', '', 'megtakarítás: külön jegyekkel 8760 Ft lenne.'],
  ['playhouse', '0, 40', minutes(10), 'Percdíjjal gyerekenként 450 Ft, napijeggyel 3500 Ft lenne'],
  ['playhouse', '0, 40', minutes(90), 'Percdíjjal gyerekenként 4050 Ft lenne, a napijegy 3500 Ft'],
  ['playhouse', '0, 14, 40', minutes(10), '2 fő kísérőként ingyen megy be: csak a 0–13 éves'],
  ['playhouse', '10, 17', '', 'A gyerekek mellé felnőtt kell.'],
  ['playhouse', '17', '', 'Ide a megadottak közül senkinek sem kell jegy.'],
  ['tropicarium', '40, 2', '', '1 gyerek ingyen megy be.'],
  ['5d-cinema', '5, 6', '', '1. ember (5 éves): 6 évtől, ezért nem számoltuk bele.'],
  [
    'escape-room',
    '13, 14, 40',
    '',
    '1. ember (13 éves): a szabadulószoba 14 éves kortól játszható',
  ],
  ['escape-room', '14, 17', '', '2. ember (17 éves): 18 év alatt csak felnőttel'],
])('%s tells people aged %s%s: %s', async (venue, people, others, text) => {
  expect(await result(venue, people, others)).toContain(text);
});

test.each([
  ['kockapark', '40, 38, 8', '', 'megtakarítás'],
  ['playhouse', '10, 18', '', 'felnőtt kell'],
  ['playhouse', '17', '', 'Percdíjjal'],
  ['escape-room', '17, 40', '', 'csak felnőttel'],
])('%s does not tell people aged %s%s: %s', async (venue, people, others, text) => {
  expect(await result(venue, people, others)).not.toContain(text);
});

test('shows that the day is closed in place of a sum', async () => {
  const closed = { groups: ['kockapark' as const], from: MONDAY, until: MONDAY, hours: [] };
  const config = aConfig({ opening_exceptions: [closed] });
  const text = await result('kockapark', '40, 8', '', config);
  expect(text).toContain('Ezen a napon minden választott hely zárva van.');
  expect(text).not.toContain('Ft');
});

test('shows the remark of the content on a venue below the result', async () => {
  const remark = 'Ünnepnapokon a hétvégi ár érvényes.';
  expect(await result('cinema', '40')).toContain(`a pénztári árakból. ${remark}`);
});
