import { anEvent } from '@mall/testing';
import { pageExpiry } from './page-expiry.ts';

const expiryOf = (now: string, ...untils: string[]) => {
  const events = untils.map((until) => anEvent({ until }));
  const shown = { days: [{ day: '2026-11-25', events }], ongoing: [], next: null };
  return new Date(pageExpiry(shown, Date.parse(now))).toISOString();
};

test('keeps a page of events until midnight in Budapest', () => {
  expect(expiryOf('2026-11-25T22:15:30Z')).toBe('2026-11-25T23:00:00.000Z');
});

test('keeps the page until the next event ends', () => {
  const ends = ['2026-11-25T11:15:00+01:00', '2026-11-25T12:00:00+01:00', '2026-11-25'];
  expect(expiryOf('2026-11-25T11:05:00+01:00', ...ends)).toBe('2026-11-25T10:15:00.000Z');
  expect(expiryOf('2026-11-25T11:15:00+01:00', ...ends)).toBe('2026-11-25T11:00:00.000Z');
});
