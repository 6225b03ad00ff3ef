import { openingStatus, timeAtMall, untilNextMinute } from './opening-status.ts';

const MONDAY = 1;
const SUNDAY = 0;

test.each([
  [MONDAY, 9, { state: 'closed', from: '10:00' }],
  [MONDAY, 10, { state: 'open', until: '20:00' }],
  [MONDAY, 19, { state: 'open', until: '20:00' }],
  [MONDAY, 20, { state: 'limited', until: '23:00' }],
  [MONDAY, 22, { state: 'limited', until: '23:00' }],
  [MONDAY, 23, { state: 'closed', from: '10:00' }],
  [MONDAY, 0, { state: 'closed', from: '10:00' }],
  [SUNDAY, 18, { state: 'open', until: '19:00' }],
  [SUNDAY, 19, { state: 'limited', until: '23:00' }],
])('weekday %i at %i o’clock', (weekday, hour, status) => {
  expect(openingStatus(weekday, hour)).toEqual(status);
});

test('the next minute is never further away than a minute', () => {
  expect(untilNextMinute(new Date(2026, 10, 23, 19, 59, 59))).toBe(1_000);
  expect(untilNextMinute(new Date(2026, 10, 23, 20, 0, 0))).toBe(60_000);
});

test('the mall’s time is told where the device’s differs', () => {
  const noonThere = new Date('2026-11-23T12:00:00+01:00');
  const isThere = new Intl.DateTimeFormat().resolvedOptions().timeZone === 'Europe/Budapest';
  expect(timeAtMall(noonThere, 'hu')).toBe(isThere ? undefined : '12:00');
});
