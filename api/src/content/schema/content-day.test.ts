import { resolveDay } from './content-day.ts';

test.each([
  ['2026-12-06', '2026-12-06'],
  ['today', '2026-02-27'],
  ['today+2', '2026-03-01'],
  ['today-58', '2025-12-31'],
])('%s is resolved from the day of the import', (contentDay, day) => {
  expect(resolveDay(contentDay, '2026-02-27')).toBe(day);
});
