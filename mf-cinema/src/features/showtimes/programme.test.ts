import { programmeDays } from './programme.ts';

test('lists seven days in Budapest from today, across a clock change too', () => {
  const days = programmeDays(Date.parse('2026-03-28T23:30:00+01:00'));
  expect(days).toHaveLength(7);
  expect(days.slice(0, 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  expect(programmeDays(Date.parse('2026-10-24T22:30:00Z'))[0]).toBe('2026-10-25');
});
