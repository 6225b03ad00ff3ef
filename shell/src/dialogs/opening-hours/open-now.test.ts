import type { OpeningHoursEntry, Weekday } from '@mall/contracts';
import { isOpenAt, mallTime } from './open-now.ts';

const at = (weekday: Weekday, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { weekday, minutes: hours * 60 + minutes };
};

const SHOPS: OpeningHoursEntry[] = [
  { hours: '10:00-20:00', from: 'monday', to: 'saturday' },
  { hours: '10:00-19:00', from: 'sunday', to: 'sunday' },
];
const WRAPPED: OpeningHoursEntry[] = [{ hours: '09:00-18:00', from: 'saturday', to: 'monday' }];
const LATE: OpeningHoursEntry[] = [{ hours: '18:00-02:00', from: 'friday', to: 'saturday' }];
const ALWAYS: OpeningHoursEntry[] = [{ hours: '00:00-00:00', from: 'monday', to: 'sunday' }];

test.each([
  [SHOPS, 'monday', '09:59', false],
  [SHOPS, 'monday', '10:00', true],
  [SHOPS, 'saturday', '19:59', true],
  [SHOPS, 'saturday', '20:00', false],
  [SHOPS, 'sunday', '19:30', false],
  [WRAPPED, 'sunday', '12:00', true],
  [WRAPPED, 'monday', '12:00', true],
  [WRAPPED, 'tuesday', '12:00', false],
  [LATE, 'friday', '01:00', false],
  [LATE, 'friday', '23:00', true],
  [LATE, 'saturday', '01:59', true],
  [LATE, 'sunday', '01:59', true],
  [LATE, 'sunday', '02:00', false],
  [LATE, 'sunday', '18:30', false],
  [ALWAYS, 'wednesday', '00:00', true],
  [ALWAYS, 'wednesday', '23:59', true],
  [[], 'wednesday', '12:00', false],
] as const)('%j on %s at %s is open: %s', (entries, weekday, time, open) => {
  expect(isOpenAt(entries, at(weekday, time))).toBe(open);
});

test('the time is the mall’s, in winter and in summer', () => {
  expect(mallTime(new Date('2026-11-21T23:30:00Z'))).toEqual(at('sunday', '00:30'));
  expect(mallTime(new Date('2026-07-20T22:30:00Z'))).toEqual(at('tuesday', '00:30'));
});
