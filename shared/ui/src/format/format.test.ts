import {
  budapestDate,
  dayNumber,
  formatDay,
  formatDayRange,
  formatNearDays,
  formatTime,
} from './day.ts';
import { formatForints } from './money.ts';
import { formatDayHours, formatWeekdays } from './weekday.ts';

/** Intl parts words by several kinds of space, which differ by version. */
function plain(text: string): string {
  return text.replace(/\s/gu, ' ');
}

describe('formatForints', () => {
  it('writes whole forints as the language does', () => {
    expect(plain(formatForints(3100, 'hu'))).toBe('3100 Ft');
    expect(plain(formatForints(100_000, 'hu'))).toBe('100 000 Ft');
    expect(plain(formatForints(100_000, 'en'))).toBe('HUF 100,000');
  });
});

describe('days and times', () => {
  it('takes a plain date as that day', () => {
    expect(formatDay('2026-11-21', 'hu')).toBe('2026. november 21.');
    expect(formatDay('2026-11-21', 'en')).toBe('21 November 2026');
    expect(dayNumber('2026-11-01')).toBe('1');
  });

  it('shows a moment as it is in Budapest', () => {
    expect(formatDay('2026-11-20T23:30:00Z', 'en')).toBe('21 November 2026');
    expect(budapestDate('2026-07-20T22:30:00Z')).toBe('2026-07-21');
    expect(formatTime('2026-11-20T23:30:00Z')).toBe('00:30');
    expect(formatTime('2026-07-20T19:30:00+02:00')).toBe('19:30');
  });

  it('says the day of the week where asked', () => {
    expect(formatDay('2026-11-21', 'hu', 'weekday')).toBe('november 21., szombat');
    expect(formatDay('2026-11-21', 'en', 'weekday')).toBe('Saturday 21 November');
    expect(formatDay('2026-11-21', 'hu', 'shortWeekday')).toBe('nov. 21., szo');
    expect(formatDay('2026-11-21', 'en', 'shortWeekday')).toBe('Sat 21 Nov');
  });

  it('writes short months that every browser writes alike', () => {
    expect(formatNearDays('2026-09-05', '2026-09-07', 'en')).toBe('5–7 Sep');
    expect(formatNearDays('2026-12-31', '2027-01-02', 'hu')).toBe('dec. 31. – jan. 2.');
    expect(formatDay('2026-11-21', 'hu', 'short')).toBe('2026. nov. 21.');
  });

  it('writes a range once where its ends agree', () => {
    expect(formatDayRange('2026-11-01', '2026-11-30', 'en')).toBe('1–30 November 2026');
    expect(formatDayRange('2026-11-01', '2026-11-30', 'hu')).toBe('2026. november 1–30.');
    expect(formatDayRange('2026-11-01', '2026-11-01', 'en')).toBe('1 November 2026');
    expect(formatDayRange('2026-11-20', '2026-12-24', 'hu')).toBe(
      '2026. november 20. – december 24.',
    );
    expect(formatDayRange('2026-11-20', '2026-12-24', 'en')).toBe('20 November – 24 December 2026');
    expect(formatDayRange('2026-12-20', '2027-01-06', 'en')).toBe(
      '20 December 2026 – 6 January 2027',
    );
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
