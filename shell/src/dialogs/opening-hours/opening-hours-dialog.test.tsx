import { aConfig, renderSlot, setClock } from '@mall/testing';
import { within } from '@testing-library/react';
import { OpeningHoursDialog } from './opening-hours-dialog.tsx';

const slot = {
  Component: () => <OpeningHoursDialog open onClose={() => undefined} onClosed={() => undefined} />,
};

afterEach(() => jest.useRealTimers());

test('one table has the hours of every group, whether it is open, and today marked', async () => {
  setClock('2026-11-21T12:00:00+01:00');
  const shown = await renderSlot(slot, { app: 'shell', data: { config: aConfig() } });
  const table = await shown.findByRole('table');
  expect(within(table).getAllByRole('rowheader')).toHaveLength(8);
  expect(shown.getByRole('rowheader', { name: 'shops most nyitva' })).toBeTruthy();
  expect(document.querySelectorAll('[aria-current="date"]')).toHaveLength(1);
});

test('an exception has its column, marked on its day, and decides what is open', async () => {
  setClock('2026-12-25T12:00:00+01:00');
  const config = aConfig({
    opening_exceptions: [{ groups: ['shops'], from: '12-24', until: '12-26', hours: [] }],
  });
  const shown = await renderSlot(slot, { app: 'shell', data: { config } });
  const holidays = await shown.findByRole('table', { name: 'Ünnepek körül' });
  expect(holidays.querySelector('[aria-current="date"]')?.textContent).toMatch(
    /^dec.\u00a025–\u206026. ma/,
  );
  expect(within(holidays).getByRole('row', { name: /^shops/ }).textContent).toContain('zárva');
  expect(shown.getByRole('rowheader', { name: 'shops most zárva' })).toBeTruthy();
  expect(shown.getAllByText('most nyitva')).toHaveLength(7);
});

test('shows a message without the configuration', async () => {
  const shown = await renderSlot(slot, { app: 'shell', data: {} });
  await shown.findByRole('heading', { name: 'Ez a rész most nem érhető el' });
});
