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
import { SAMPLE_VENUES } from '../../features/venues/price-planner/testing/sample-venues.ts';
import * as page from './page.tsx';

const venues = aVenueList({ holidays: ['12-25', '2027-03-29'], venues: SAMPLE_VENUES });

const show = (path: string, data = { venues }) =>
  renderPage(page, {
    app: 'content',
    path,
    data: { config: aConfig(), ...data, editorialPage: anEditorialPage({ title: 'Kockapark' }) },
  });
type Shown = Awaited<ReturnType<typeof show>>;

const region = (shown: Shown) => shown.getByRole('region', { name: 'Mennyibe kerül a családnak?' });
const planner = (shown: Shown) => within(region(shown));
const text = (shown: Shown) => region(shown).textContent;

beforeEach(() => setClock('2026-11-25T11:05:00+01:00'));
afterEach(() => jest.useRealTimers());

test('shows an example with the venue of the page without a query', async () => {
  const shown = await show('/kockapark');
  expect(text(shown)).toMatch(/Példa két felnőttel/);
  planner(shown).getByLabelText('Játékidő a játszóházban (perc)');
  expect(text(shown)).toMatch(/Összesen: 7690.Ft/);
  expect(text(shown)).toMatch(/1 × kockapark_family/);
  expect(text(shown)).toMatch(/megtakarítás: külön jegyekkel 8760.Ft lenne/);
});

test('has no planner for a venue that is not planned', async () => {
  const planned = SAMPLE_VENUES.filter(({ id }) => id !== 'kockapark');
  const own = aVenue({ id: 'kockapark', page: 'kockapark' });
  const shown = await show('/kockapark', { venues: aVenueList({ venues: [...planned, own] }) });
  expect(shown.queryByRole('link', { name: /^Számold ki/ })).toBeNull();
  expect(shown.queryByRole('region', { name: 'Mennyibe kerül a családnak?' })).toBeNull();
});

test('shows how the sum of the visit in the query is made', async () => {
  const shown = await show(
    '/kockapark?kor=40&kor=70&kor=3&nap=2026-12-25&perc=79&hely=kockapark&hely=playhouse',
  );
  expect(text(shown)).toMatch(/Összesen: 10.320.Ft/);
  expect(text(shown)).toMatch(/2 × kockapark_reduced/);
  expect(text(shown)).toMatch(/1 × playhouse_minute_holiday/);
  expect(text(shown)).toMatch(/gyerekenként 3950.Ft, napijeggyel 4000.Ft/);
  expect(text(shown)).toMatch(/december\s25., péntek · 3 fő: 40, 70, 3 éves/);
});

test('names errors at their fields and calculates nothing', async () => {
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

test('puts a change into the URL and the sum', async () => {
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
  const [, , , fourth] = ages() as HTMLInputElement[];
  expect(fourth?.value).toBe('5');
  await shown.user.type(fourth as HTMLElement, '00');
  await waitFor(() => expect(fourth?.getAttribute('aria-invalid')).toBe('true'));
  expect(ages().filter((age) => age.getAttribute('aria-invalid') === 'true')).toHaveLength(1);
});

test('fills the form anew when a link leads to the page without the visit', async () => {
  const shown = await show('/kockapark?kor=66&hely=kockapark');
  const ages = () => planner(shown).getAllByRole('spinbutton', { name: /életkora$/ });
  expect((ages()[0] as HTMLInputElement).value).toBe('66');
  const link = document.createElement('a');
  link.setAttribute('href', '/kockapark');
  document.body.append(link);
  await shown.user.click(link);
  await waitFor(() => expect(text(shown)).toMatch(/Példa két felnőttel/));
  expect((ages()[0] as HTMLInputElement).value).toBe('38');
  link.remove();
});
