import { anEvent } from '@mall/testing';
import { pageHoldsUntil } from './page-holds-until.ts';

const holdsUntil = (now: string, ...untils: string[]) => {
  const events = untils.map((until) => anEvent({ until }));
  const shown = { days: [{ day: '2026-11-25', events }], ongoing: [], next: null };
  return new Date(pageHoldsUntil(shown, Date.parse(now))).toISOString();
};

test('a page of events holds to midnight in Budapest', () => {
  expect(holdsUntil('2026-11-25T22:15:30Z')).toBe('2026-11-25T23:00:00.000Z');
});

test('it holds until the next of its events ends', () => {
  const ends = ['2026-11-25T11:15:00+01:00', '2026-11-25T12:00:00+01:00', '2026-11-25'];
  expect(holdsUntil('2026-11-25T11:05:00+01:00', ...ends)).toBe('2026-11-25T10:15:00.000Z');
  expect(holdsUntil('2026-11-25T11:15:00+01:00', ...ends)).toBe('2026-11-25T11:00:00.000Z');
});
