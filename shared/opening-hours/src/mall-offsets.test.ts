import { mallOffset } from '@mall/opening-hours';
import { listMallOffsets, mallOffsets } from '@mall/opening-hours/mall-offsets';
import { mallTimestamp } from '@mall/opening-hours/mall-timestamp';

const HOUR_MS = 3_600_000;
const hoursOf = (year: number) =>
  Array.from({ length: 366 * 24 }, (_, hour) => Date.UTC(year) + hour * HOUR_MS);

afterEach(() => listMallOffsets());

test('lists each change of the clocks', () => {
  expect(mallOffsets(2026)).toHaveLength(11);
  expect(mallOffsets(2026)).toEqual(
    expect.arrayContaining([
      { from: Date.parse('2026-03-29T01:00:00Z'), minutes: 120 },
      { from: Date.parse('2026-10-25T01:00:00Z'), minutes: 60 },
    ]),
  );
});

test.each([2024, 2026, 2028])('the offsets of the list are right in every hour of %i', (year) => {
  const right = hoursOf(year).map(mallOffset);
  listMallOffsets(mallOffsets(2026));
  expect(hoursOf(year).map(mallOffset)).toEqual(right);
});

test('a moment before the list has its own offset', () => {
  listMallOffsets(mallOffsets(2026));
  expect(mallTimestamp(Date.parse('2020-07-01T10:00:00Z'))).toBe('2020-07-01T12:00:00+02:00');
});
