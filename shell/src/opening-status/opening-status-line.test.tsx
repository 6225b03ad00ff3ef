import { aConfig, fireEvent, renderSlot, setClock } from '@mall/testing';
import { OpeningStatusLine } from './opening-status-line.tsx';

const config = aConfig({
  opening_exceptions: [
    { groups: ['shops'], from: '12-24', until: '12-26', hours: [], reason: 'karácsony' },
    { groups: ['shops'], from: '10-02', until: '10-02', hours: ['10:00-00:00'] },
    { groups: ['shops'], from: '12-31', until: '12-31', hours: ['10:00-16:00'] },
  ],
});
const slot = {
  Component: OpeningStatusLine,
  loader: async ({ load }: { load: (call: 'config') => Promise<unknown> }) => {
    await load('config').catch(() => undefined);
  },
};

afterEach(() => jest.useRealTimers());

/** The line that a device in another time zone adds. */
const THERE = /nálunk most \d\d:\d\d /;

// The visitor's clock counts: times are the device's.
test.each([
  ['2026-11-23T23:00:00', 'Zárva, nyitás 10:00-kor'],
  ['2026-10-02T12:00:00', 'Nyitva éjfélig Üzletek okt. 2.: 10:00–00:00'],
  ['2026-12-17T12:00:00', 'Nyitva 20:00-ig Üzletek dec. 24–\u206026.: zárva (karácsony)'],
  [
    '2026-12-25T12:00:00',
    'Zárva, nyitás dec. 27. 10:00-kor Üzletek dec. 25–\u206026.: zárva (karácsony)',
  ],
  [
    '2026-12-31T16:00:00',
    'Korlátozott nyitvatartás 20:00-ig, az üzletek zárva Üzletek dec. 31.: 10:00–16:00',
  ],
])('at %s: %s', async (time, text) => {
  setClock(time);
  const { getByRole } = await renderSlot(slot, { app: 'shell', data: { config } });
  const shown = getByRole('link').textContent?.replaceAll(/\s+/g, ' ').replace(THERE, '');
  expect(shown).toBe(`${text} Teljes nyitvatartás`);
});

test('changes while the page is shown', async () => {
  setClock('2026-11-25T19:59:30');
  const shown = await renderSlot(slot, { app: 'shell', data: { config } });
  shown.getByText('Nyitva 20:00-ig');
  setClock('2026-11-25T20:00:30');
  fireEvent(document, new Event('visibilitychange'));
  await shown.findByText('Korlátozott nyitvatartás 23:00-ig, az üzletek zárva');
});

test('shows the status by constants without the configuration', async () => {
  setClock('2026-12-25T12:00:00');
  const shown = await renderSlot(slot, { app: 'shell', data: {} });
  await shown.findByText('Nyitva 20:00-ig');
});

test('leads to the hours without scripts, and opens the dialog with them', async () => {
  const shown = await renderSlot(slot, { app: 'shell', data: { config } });
  const status = shown.getByRole('link');
  expect(status.getAttribute('href')).toBe('/elerhetoseg#nyitvatartas');
  await shown.user.click(status);
  expect(shown.dialogs.showOpeningHours).toHaveBeenCalledTimes(1);
  expect(shown.url()).toBe('/');
});
