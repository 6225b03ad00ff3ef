import { aCampaign, aConfig, anEditorialPage, anEditorialSection, renderPage } from '@mall/testing';
import * as page from './page.tsx';

const STATIONS = [
  { id: 'desk', name: 'Desk', opens: '2026-11-20T10:00:00+01:00', clue: '<p>On the left</p>' },
  { id: 'cinema', name: 'Cinema', opens: '2026-11-29T10:00:00+01:00' },
];

const WINNERS = [{ name: 'A. Anna', prize: 'Ticket', drawn: '2026-11-22' }];

const show = (
  register = () => ({ status: 'registered' as const }),
  winners?: typeof WINNERS,
  entries: Parameters<typeof aCampaign>[0] = {},
) =>
  renderPage(page, {
    app: 'campaigns',
    path: '/mikulas-nyomaban',
    language: 'en',
    forms: { gameEntry: register },
    data: {
      config: aConfig(),
      campaign: aCampaign({
        id: 'mikulas-nyomaban',
        call: 'advent',
        present: { day: '2026-11-24', headline: 'Hot chocolate', html: '<p>At the desk</p>' },
        stations: STATIONS,
        hasWinners: winners && true,
        ...entries,
      }),
      ...(winners && { winners }),
      editorialPage: anEditorialPage({
        title: 'On the trail',
        sections: [
          anEditorialSection({ id: 'reszvetel', heading: 'How to take part' }),
          anEditorialSection({ heading: 'Dates', facts: [{ label: 'Draw', value: '6 December' }] }),
        ],
      }),
    },
  });

test('shows and describes the campaign: one h1, the sections, the programme, the stations and the winners', async () => {
  const shown = await show(undefined, WINNERS);
  shown.getByRole('heading', { level: 1, name: 'On the trail' });
  shown.getByRole('region', { name: 'How to take part' });
  expect(shown.getByText('Draw').tagName).toBe('DT');
  shown.getByRole('heading', { name: 'Our winners' });
  shown.getByText('A. Anna');
  shown.getByText('On the left');
  shown.getByText('Opens: Sunday 29 November 10:00');
  const start = shown.getByRole('link', { name: 'Let’s begin!' });
  expect(start.getAttribute('href')).toBe('#reszvetel');
  expect(shown.meta.structuredData).toMatchObject([
    { '@type': 'BreadcrumbList' },
    {
      '@type': 'Event',
      startDate: '2026-11-20T10:00:00+01:00',
      endDate: '2026-12-25T00:00:00+01:00',
      isAccessibleForFree: true,
    },
  ]);
});

test('asks for no winners before the first draw', async () => {
  const shown = await show();
  expect(shown.queryByRole('heading', { name: 'Our winners' })).toBeNull();
});

test('hides the snow from assistive technology; a pause is remembered in this tab', async () => {
  const first = await show();
  const flakes = first.container.querySelector('.flakes');
  expect(flakes?.querySelectorAll('.flake')).toHaveLength(10);
  expect(flakes?.getAttribute('aria-hidden')).toBe('true');
  await first.user.click(first.getByRole('button', { name: 'Pause the snow' }));
  expect(flakes?.classList).toContain('paused');
  first.unmount();
  const later = await show();
  await later.user.click(later.getByRole('button', { name: 'Let it snow' }));
  expect(later.container.querySelector('.flakes')?.classList).not.toContain('paused');
});

test('opens the present in a dialog', async () => {
  const shown = await show();
  await shown.user.click(shown.getByRole('button', { name: 'Unwrap it' }));
  expect(shown.dialogs.showMessage.mock.lastCall?.[0]).toMatchObject({
    type: 'attend',
    headline: 'Hot chocolate',
    html: '<p>At the desk</p>',
  });
});

test('enters visitors with the right word into the draw', async () => {
  const register = jest.fn(() => ({ status: 'registered' as const }));
  const shown = await show(register);
  await shown.user.type(shown.getByLabelText(/The word/), 'csillag');
  await shown.user.type(shown.getByLabelText(/Your name/), 'Anna');
  await shown.user.type(shown.getByLabelText(/Your email/), 'anna@example.com');
  await shown.user.click(shown.getByLabelText(/privacy notice/));
  await shown.user.click(shown.getByRole('button', { name: 'Enter the draw' }));
  await shown.findByRole('heading', { name: 'Well done!' });
  expect(register.mock.calls.map(([body]: unknown[]) => body)).toEqual([
    { name: 'Anna', email: 'anna@example.com', code: 'csillag', accept_terms: true },
  ]);
});

describe('entries', () => {
  const promotion = { from: '2026-11-20', until: '2026-12-06', minimum: 10_000, shops: [] };

  test('come by two forms', async () => {
    const shown = await show(undefined, WINNERS, { promotion });
    shown.getByRole('heading', { name: 'Have you found the word?' });
    shown.getByRole('heading', { name: 'Upload your receipt' });
  });

  test('keep stations and winners, but no form, when they are over', async () => {
    const shown = await show(undefined, WINNERS, { promotion, entriesOver: true });
    shown.getByRole('heading', { name: 'Entries are closed' });
    shown.getByText('On the left');
    shown.getByText('A. Anna');
    expect(shown.queryByRole('textbox')).toBeNull();
  });
});
