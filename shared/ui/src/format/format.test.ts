import {
  budapestDate,
  dayNumber,
  formatDay,
  formatDayRange,
  formatNearDays,
  formatTime,
  formatUntil,
} from './day.ts';
import { formatForints } from './money.ts';
import { formatDayHours, formatWeekdays } from './weekday.ts';

test.each([
  [3100, 'hu', '3100 Ft'],
  [100_000, 'hu', '100 000 Ft'],
  [100_000, 'en', 'HUF 100,000'],
] as const)('writes %i forints in %s as %s', (amount, language, text) => {
  // Versions of Intl differ in the kind of space.
  expect(formatForints(amount, language).replace(/\s/gu, ' ')).toBe(text);
});

describe('days and times', () => {
  it('reads a plain date as that day', () => {
    expect(formatDay('2026-11-21', 'hu')).toBe('2026. november\u00a021.');
    expect(formatDay('2026-11-21', 'en')).toBe('21\u00a0November 2026');
    expect(dayNumber('2026-11-01')).toBe('1');
  });

  it('shows a moment in Budapest time', () => {
    expect(formatDay('2026-11-20T23:30:00Z', 'en')).toBe('21\u00a0November 2026');
    expect(budapestDate('2026-07-20T22:30:00Z')).toBe('2026-07-21');
    expect(formatTime('2026-11-20T23:30:00Z')).toBe('00:30');
    expect(formatTime('2026-07-20T19:30:00+02:00')).toBe('19:30');
  });

  it('writes the day of the week on request', () => {
    expect(formatDay('2026-11-21', 'hu', 'weekday')).toBe('november\u00a021., szombat');
    expect(formatDay('2026-11-21', 'en', 'weekday')).toBe('Saturday 21\u00a0November');
    expect(formatDay('2026-11-21', 'hu', 'shortWeekday')).toBe('nov.\u00a021.\u00a0(szo)');
    expect(formatDay('2026-11-21', 'en', 'shortWeekday')).toBe('Sat 21\u00a0Nov');
  });

  it.each([
    ['20:00', '20:00-ig', '20:00'],
    ['00:00', 'éjfélig', 'midnight'],
  ])('writes the end of hours %s', (time, hu, en) => {
    expect([formatUntil(time, 'hu'), formatUntil(time, 'en')]).toEqual([hu, en]);
  });

  it('writes short months alike in every browser', () => {
    expect(formatNearDays('2026-09-05', '2026-09-07', 'en')).toBe('5–\u20607\u00a0Sep');
    expect(formatNearDays('2026-12-31', '2027-01-02', 'hu')).toBe(
      'dec.\u00a031.\u00a0– jan.\u00a02.',
    );
    expect(formatDay('2026-11-21', 'hu', 'short')).toBe('2026. nov.\u00a021.');
  });

  it.each([
    ['2026-11-01', '2026-11-30', 'en', '1–\u206030 November 2026'],
    ['2026-11-01', '2026-11-30', 'hu', '2026. november 1–\u206030.'],
    ['2026-11-01', '2026-11-01', 'en', '1 November 2026'],
    ['2026-11-20', '2026-12-24', 'hu', '2026. november 20. –/december 24.'],
    ['2026-11-20', '2026-12-24', 'en', '20 November –/24 December 2026'],
    ['2026-12-20', '2027-01-06', 'en', '20 December 2026 –/6 January 2027'],
  ] as const)('writes the range from %s to %s in %s as %s', (from, until, language, text) => {
    // A line may end at the slash only.
    const range = text.replaceAll(' ', '\u00a0').replace('/', ' ');
    expect(formatDayRange(from, until, language)).toBe(range);
  });
});

describe('weekdays', () => {
  it('writes ranges and single days', () => {
    expect(formatWeekdays({ from: 'monday', to: 'saturday' }, 'hu')).toBe('hétfő–szombat');
    expect(formatWeekdays({ from: 'sunday', to: 'sunday' }, 'en')).toBe('Sunday');
  });

  it('writes the hours of a day, or that it is closed', () => {
    expect(formatDayHours(['10:00-12:00', '14:00-16:00'], 'en')).toBe('10:00–12:00, 14:00–16:00');
    expect(formatDayHours([], 'hu')).toBe('zárva');
  });
});
