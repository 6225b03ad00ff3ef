import { eventTime } from './event-format.tsx';

test.each([
  ['2026-11-28T16:00:00+01:00', '2026-11-28T18:00:00+01:00', '28 November 2026, 16:00–18:00'],
  [
    '2026-12-05T20:00:00+01:00',
    '2026-12-06T09:00:00+01:00',
    '5 December 2026, 20:00 – 6 December 2026, 09:00',
  ],
  ['2026-12-05T20:00:00+01:00', '2026-12-06', '5 December 2026, 20:00 – 6 December 2026'],
  ['2026-11-27', '2026-11-29', '27–29 November 2026'],
  ['2026-11-27', '2026-11-27', '27 November 2026'],
])('%s to %s is %s', (from, until, text) => {
  expect(eventTime({ from, until }, 'en')).toBe(text);
});
