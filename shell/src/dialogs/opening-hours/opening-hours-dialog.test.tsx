import { aConfig, renderSlot, setClock } from '@mall/testing';
import { OpeningHoursDialog } from './opening-hours-dialog.tsx';

const slot = {
  Component: () => <OpeningHoursDialog open onClose={() => undefined} onClosed={() => undefined} />,
};

afterEach(() => jest.useRealTimers());

test('every group is listed, and today marked', async () => {
  setClock('2026-11-21T12:00:00+01:00');
  const shown = await renderSlot(slot, { app: 'shell', data: { config: aConfig() } });
  await shown.findByRole('heading', { name: 'shops' });
  expect(shown.getAllByRole('heading', { level: 3 })).toHaveLength(8);
  expect(document.querySelectorAll('[aria-current="date"]')).toHaveLength(8);
  expect(shown.getAllByText('most nyitva').length).toBeGreaterThan(0);
});

test('an exception is listed, marked on its day, and decides what is open', async () => {
  setClock('2026-12-25T12:00:00+01:00');
  const config = aConfig({
    opening_exceptions: [{ groups: ['shops'], from: '12-24', until: '12-26', hours: [] }],
  });
  const shown = await renderSlot(slot, { app: 'shell', data: { config } });
  const shops = await shown.findByRole('table', { name: 'shops' });
  const today = shops.querySelector('[aria-current="date"]');
  expect(today?.textContent).toBe('dec. 25–26.mazárva');
  expect(shops.parentElement?.textContent).toContain('most zárva');
  expect(shown.getAllByText('most nyitva')).toHaveLength(7);
});

test('shows a message without the configuration', async () => {
  const shown = await renderSlot(slot, { app: 'shell', data: {} });
  await shown.findByRole('heading', { name: 'Ez a rész most nem érhető el' });
});
