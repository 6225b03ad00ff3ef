import { aConfig, renderSlot, setClock } from '@mall/testing';
import { OpeningHoursDialog } from './opening-hours-dialog.tsx';

const slot = {
  Component: () => <OpeningHoursDialog open onClose={() => undefined} onClosed={() => undefined} />,
};

afterEach(() => jest.useRealTimers());

test('every group is listed, and today marked', async () => {
  setClock('2026-11-21T12:00:00+01:00');
  const shown = await renderSlot(slot, { app: 'shell', data: { config: aConfig() } });
  await shown.findByRole('heading', { name: 'Üzletek' });
  expect(shown.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  expect(document.querySelectorAll('[aria-current="date"]')).toHaveLength(7);
  expect(shown.getAllByText('most nyitva').length).toBeGreaterThan(0);
});

test('without the configuration it says so', async () => {
  const shown = await renderSlot(slot, { app: 'shell', data: {} });
  await shown.findByRole('heading', { name: 'A nyitvatartás most nem érhető el' });
});
