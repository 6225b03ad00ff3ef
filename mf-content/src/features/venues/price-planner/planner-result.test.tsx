/** From the query to the result that is shown. */
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
const CLOSED = '2026-12-24';
const SHORT = '2026-12-31';

const config = aConfig({
  opening_exceptions: [
    { groups: ['kockapark'], from: CLOSED, until: CLOSED, hours: [] },
    { groups: ['jatszohaz'], from: SHORT, until: SHORT, hours: ['10:00-12:00'] },
  ],
});

const show = (query: string) =>
  renderPage(page, {
    app: 'content',
    path: `/elmenyek?${query}`,
    data: { config, venues: aVenueList({ venues: SAMPLE_VENUES, holidays: ['12-25'] }) },
  });

/** The text of the result for `people` such as `40` or `20 student` in one venue. */
async function result(venue: string, people: string, others: string): Promise<string> {
  const rows = people
    .split(', ')
    .map((person) => person.split(' '))
    .map(([age, concession = 'nincs']) => `kor=${age}&kedv=${concession}`);
  const query = `hely=${venue}&${rows.join('&')}${others || `&nap=${MONDAY}`}`;
  const { container } = await show(query);
  return container.textContent?.replaceAll('\u00a0', ' ') ?? '';
}

const sumIn = (text: string) =>
  Number(/Összesen: ([\d ]+) Ft/.exec(text)?.[1]?.replaceAll(' ', '') ?? Number.NaN);

beforeEach(() => setClock('2026-11-25T11:05:00+01:00'));
afterEach(() => jest.useRealTimers());

const in3D = `&terhatas=igen&nap=${MONDAY}`;
const rated = (age: number) => `&film=${age}&nap=${MONDAY}`;
const minutes = (count: number, day = MONDAY) => `&perc=${count}&nap=${day}`;

test.each([
  ['cinema', '40, 40 disabled', '', 3100 + 2600],
  ['cinema', '16, 17, 65, 66', '', 2300 + 3100 + 3100 + 2600],
  ['cinema', '16 student', '', 2300],
  ['cinema', '2, 16, 40, 66, 20 student', `&nap=${WEDNESDAY}`, 5 * 2200],
  ['cinema', '40, 16, 15 student', rated(16), 3100 + 3100 + 2600],
  ['cinema', '40, 16, 66', in3D, 3700 + 2900 + 3200],
  ['cinema', '40, 16, 66', `${in3D}&szemuveg=1`, 9800 - 500],
  ['cinema', '40, 16, 66', `${in3D}&szemuveg=2`, 9800 - 500 - 400],
  ['cinema', '17, 18, 40', rated(18), 2 * 3100],
  ['kockapark', '70, 40, 8, 38, 5', '', 7690 + 1990],
  ['kockapark', '40, 38, 16, 5', '', 7690],
  ['kockapark', '40, 38, 17, 5', '', 3 * 2390 + 1990],
  ['kockapark', '40, 65, 66, 20 student', '', 2 * 2390 + 2 * 1990],
  ['kockapark', '40, 39, 38, 37, 5, 6, 7, 8', '', 2 * 7690],
  ['kockapark', '40, 39, 38, 37, 5, 6, 7', '', 7690 + 2 * 2390 + 1990],
  ['playhouse', '10', minutes(77), 77 * 45],
  ['playhouse', '10', minutes(78), 3500],
  ['playhouse', '10', minutes(79, SATURDAY), 79 * 50],
  ['playhouse', '10', minutes(80, '2026-12-25'), 4000],
  ['playhouse', '4, 40', minutes(121, SHORT), 3500],
  ['kockapark&hely=cinema', '40', `&nap=${CLOSED}`, 3100],
  ['tropicarium', '2', '', 0],
  ['tropicarium', '2, 3, 14, 15', '', 2 * 2900 + 4500],
  ['tropicarium', '14 student, 65, 66', '', 2900 + 4500 + 3500],
  ['tropicarium', '40, 38, 3, 14', '', 12_900],
  ['tropicarium', '40, 38, 3, 2', '', 2 * 4500 + 2900],
  ['tropicarium', '66, 67, 3, 4', '', 2 * 3500 + 2 * 2900],
  ['5d-cinema', '5, 6', '', 1900],
  ['escape-room', '13, 14, 40', '', 2 * 4900],
  ['escape-room', '14, 17', '', 0],
])('%s costs people aged %s%s at least %i forints', async (venue, people, others, sum) => {
  expect(sumIn(await result(venue, people, others))).toBe(sum);
});

test.each([
  ['cinema', '40, 16, 15 student', rated(16), 'A film 1 főnek nem ajánlott.'],
  ['cinema', '17, 18', rated(18), '1. ember (17 éves): 18 év alatt nem, ezért nem számoltuk bele.'],
  ['cinema', '40', `&terhatas=igen&nap=${WEDNESDAY}`, 'Szerdán sincs olcsóbb 3D-jegy.'],
  ['playhouse', '0, 40', minutes(10), 'Percdíjjal gyerekenként 450 Ft, napijeggyel 3500 Ft lenne'],
  ['playhouse', '0, 40', minutes(90), 'Percdíjjal gyerekenként 4050 Ft lenne, a napijegy 3500 Ft'],
  ['playhouse', '10', minutes(80, SATURDAY), '1 × playhouse_day_holiday'],
  ['playhouse', '0, 14, 40', minutes(10), '2 fő kísérőként ingyen megy be: csak a 0–13 éves'],
  ['playhouse', '4, 40', minutes(121, SHORT), 'csak 120 percig van nyitva'],
  ['playhouse', '10, 17', '', 'A gyerekek mellé felnőtt kell.'],
  ['playhouse', '17', '', 'Ide a megadottak közül senkinek sem kell jegy.'],
  ['kockapark&hely=cinema', '40', `&nap=${CLOSED}`, 'zárva van, ezért nem számoltuk bele'],
  ['kockapark', '40', `&nap=${CLOSED}`, 'Ezen a napon minden választott hely zárva van.'],
  ['cinema', '40', '', 'a pénztári árakból. Ünnepnapokon a hétvégi ár érvényes.'],
  ['tropicarium', '40, 2', '', '1 gyerek ingyen megy be.'],
  ['5d-cinema', '5, 6', '', '1. ember (5 éves): 6 évtől, ezért nem számoltuk bele.'],
  ['escape-room', '13, 14, 40', '', '1. ember (13 éves): a szabadulószoba 14 éves kortól'],
  ['escape-room', '14, 17', '', '2. ember (17 éves): 18 év alatt csak felnőttel'],
])('%s tells people aged %s%s: %s', async (venue, people, others, text) => {
  expect(await result(venue, people, others)).toContain(text);
});

test.each([
  ['kockapark', '40, 38, 8', '', 'megtakarítás'],
  ['kockapark', '40', `&nap=${CLOSED}`, 'Összesen'],
  ['playhouse', '10, 18', '', 'felnőtt kell'],
  ['playhouse', '17', '', 'Percdíjjal'],
  ['playhouse', '10', minutes(80, SATURDAY), 'éri meg'],
  ['escape-room', '17, 40', '', 'csak felnőttel'],
])('%s does not tell people aged %s%s: %s', async (venue, people, others, text) => {
  expect(await result(venue, people, others)).not.toContain(text);
});

test('copies the link of the visit, without keys of others', async () => {
  const visit = `hely=cinema&kor=40&kedv=nincs&nap=${MONDAY}`;
  const { user, getByRole } = await show(`${visit}&utm_source=mail`);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(getByRole('button', { name: 'Hivatkozás másolása' }));
  expect(write).toHaveBeenCalledWith(`http://localhost/elmenyek?${visit}#arkalkulator`);
});
