import type { OpeningPlan } from '@mall/opening-hours';
import { nextShow } from './show-times.ts';

const plan: OpeningPlan = {
  hours: [{ hours: '10:00-20:00', from: 'monday', to: 'sunday' }],
  exceptions: [
    { from: '12-24', until: '12-24', hours: [] },
    { from: '12-25', until: '12-26', hours: ['12:00-18:00'] },
  ],
};
const rain = { name: 'Rain', every: 15 };
const sharks = { name: 'Sharks', days: ['thursday' as const], times: ['15:00'] };
const rays = { name: 'Rays', times: ['11:00'] };
const at = (moment: string) => {
  const [day = '', time = ''] = moment.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day, minutes: hours * 60 + minutes };
};

test.each([
  ['rain before opening', rain, '2026-11-25 09:00', '2026-11-25 10:15'],
  ['rain in between', rain, '2026-11-25 14:07', '2026-11-25 14:15'],
  ['rain when it has just begun', rain, '2026-11-25 14:15', '2026-11-25 14:30'],
  ['the last rain', rain, '2026-11-25 19:44', '2026-11-25 19:45'],
  ['rain after the last one', rain, '2026-11-25 19:45', '2026-11-26 10:15'],
  ['rain after a closed day', rain, '2026-12-23 20:00', '2026-12-25 12:15'],
  ['rain after exceptional hours', rain, '2026-12-25 17:50', '2026-12-26 12:15'],
  ['a feeding on its weekday', sharks, '2026-11-25 11:05', '2026-11-26 15:00'],
  ['a feeding when it has just begun', sharks, '2026-11-26 15:00', '2026-12-03 15:00'],
  ['a feeding but for closed days', sharks, '2026-12-18 10:00', '2026-12-31 15:00'],
  ['a feeding while the venue is open', rays, '2026-12-24 09:00', '2026-12-27 11:00'],
])('finds %s', (_name, show, now, next) => {
  expect(nextShow(show, plan, at(now))).toEqual(at(next));
});

test('finds no show in a venue that never opens', () => {
  expect(nextShow(rain, { hours: [], exceptions: [] }, at('2026-11-25 11:00'))).toBeUndefined();
});
