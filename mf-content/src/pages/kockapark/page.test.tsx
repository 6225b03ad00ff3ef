/** The price planner on a page: from the query to the sum. */
import {
  aConfig,
  anEditorialPage,
  aVenue,
  aVenueList,
  renderPage,
  setClock,
  waitFor,
  within,
} from '@mall/testing';
import * as page from './page.tsx';

const venues = aVenueList({
  holidays: ['12-25', '2027-03-29'],
  venues: [
    aVenue({
      id: 'kockapark',
      page: 'kockapark',
      name: 'Kockapark',
      opening_hours: 'kockapark',
      prices: [
        { label: 'Napijegy', amount: 2390, ticket: 'kockapark_day' },
        {
          label: 'Kedvezményes napijegy',
          amount: 1990,
          ticket: 'kockapark_reduced',
          ages: { from: 0, until: 16 },
        },
        { label: 'Családi jegy', amount: 7690, ticket: 'kockapark_family' },
      ],
    }),
    aVenue({
      id: 'playhouse',
      page: 'playhouse',
      name: 'Játszóház',
      opening_hours: 'jatszohaz',
      prices: [
        { label: 'Percdíj', amount: 45, ticket: 'playhouse_minute' },
        { label: 'Percdíj, hétvége', amount: 50, ticket: 'playhouse_minute_holiday' },
        { label: 'Napijegy', amount: 3500, ticket: 'playhouse_day' },
        { label: 'Napijegy, hétvége', amount: 4000, ticket: 'playhouse_day_holiday' },
      ],
    }),
    aVenue({ id: 'szabaduloszoba', page: 'cinema', name: 'Szabadulószoba' }),
  ],
});

const config = aConfig({
  opening_exceptions: [
    { groups: ['kockapark'], from: '12-24', until: '12-24', hours: [] },
    { groups: ['jatszohaz'], from: '12-31', until: '12-31', hours: ['10:00-12:00'] },
  ],
});

const show = (path: string) =>
  renderPage(page, {
    app: 'content',
    path,
    data: { config, venues, editorialPage: anEditorialPage({ title: 'Kockapark' }) },
  });
type Shown = Awaited<ReturnType<typeof show>>;

const planner = (shown: Shown) =>
  within(shown.getByRole('region', { name: 'Mennyibe kerül a családnak?' }));
const text = (shown: Shown) =>
  shown.getByRole('region', { name: 'Mennyibe kerül a családnak?' }).textContent;

beforeEach(() => setClock('2026-11-25T11:05:00+01:00'));
afterEach(() => jest.useRealTimers());

test('without a query it shows an example with the venue of the page', async () => {
  const shown = await show('/kockapark');
  expect(text(shown)).toMatch(/Példa két felnőttel/);
  expect(text(shown)).toMatch(/Összesen: 7690.Ft/);
  expect(text(shown)).toMatch(/1 × Családi jegy/);
  expect(text(shown)).toMatch(/megtakarítás: külön jegyekkel 8760.Ft lenne/);
});

test('the query says who comes where; the sum says how it is made', async () => {
  const shown = await show(
    '/kockapark?kor=40&kor=70&kor=3&nap=2026-12-25&perc=80&hely=kockapark&hely=playhouse',
  );
  expect(text(shown)).toMatch(/Összesen: 10.370.Ft/);
  expect(text(shown)).toMatch(/2 × Kedvezményes napijegy/);
  expect(text(shown)).toMatch(/1 × Percdíj, hétvége/);
  expect(text(shown)).toMatch(/gyerekenként 4000.Ft, napijeggyel 4000.Ft/);
  expect(text(shown)).toMatch(/december 25., péntek · 3 fő: 40, 70, 3 éves/);
});

test('a closed venue is not in the sum, and a short day is named', async () => {
  const closed = await show('/kockapark?kor=40&nap=2026-12-24&hely=kockapark');
  expect(text(closed)).toMatch(/Összesen: 0.Ft/);
  expect(text(closed)).toMatch(/Ezen a napon zárva van/);
  closed.unmount();
  const short = await show('/kockapark?kor=4&kor=40&nap=2026-12-31&perc=121&hely=playhouse');
  expect(text(short)).toMatch(/csak 120 percig van nyitva/);
  expect(text(short)).toMatch(/Összesen: 3500.Ft/);
});

test('people who may not come along are named', async () => {
  const shown = await show('/kockapark?kor=13&kor=40&hely=escape-room');
  expect(text(shown)).toMatch(/1\. ember \(13 éves\): a szabadulószoba 14 éves kortól játszható/);
  expect(text(shown)).toMatch(/Összesen: 4900.Ft/);
});

test('mistakes are named at their fields, and nothing is calculated', async () => {
  const shown = await show('/kockapark?kor=40&kor=500&nap=2020-01-01&perc=999');
  const age = planner(shown).getByRole('spinbutton', { name: '2. ember életkora' });
  expect(age.getAttribute('aria-invalid')).toBe('true');
  for (const message of [
    'Az életkor 0 és 120 közötti egész szám.',
    'Ez a nap már elmúlt: válassz mai vagy későbbi napot.',
    'A játékidő 1 és 600 perc között lehet.',
    'Válassz legalább egy helyet.',
    'Javítsd ki a jelölt mezőket, és kiszámoljuk.',
  ]) {
    planner(shown).getByText(message);
  }
  expect(text(shown)).not.toContain('Összesen');
});

test('a change is in the URL, and in the sum', async () => {
  const shown = await show('/kockapark');
  const ages = () => planner(shown).getAllByRole('spinbutton', { name: /életkora$/ });
  expect(ages()).toHaveLength(5);
  await shown.user.type(ages()[4] as HTMLElement, '66');
  expect(ages()).toHaveLength(6);
  await shown.user.selectOptions(
    planner(shown).getByRole('combobox', { name: '1. ember kedvezménye' }),
    'diák',
  );
  await planner(shown).findByText(/5 fő: 38, 36, 8, 5, 66 éves/);
  await waitFor(() => expect(text(shown)).toMatch(/Összesen: 9680.Ft/));
  await waitFor(() =>
    expect(shown.url()).toMatch(/kor=38&kor=36&kor=8&kor=5&kor=66&kedv=student&kedv=nincs/),
  );
  await shown.user.clear(ages()[0] as HTMLElement);
  await planner(shown).findByText(/4 fő: 36, 8, 5, 66 éves/);
});
