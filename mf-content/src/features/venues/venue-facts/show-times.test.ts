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
const at = (day: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day, minutes: hours * 60 + minutes };
};

test.each([
  ['before opening', '09:00', '2026-11-25', '10:15'],
  ['in between', '14:07', '2026-11-25', '14:15'],
  ['when it has just begun', '14:15', '2026-11-25', '14:30'],
  ['the last one', '19:44', '2026-11-25', '19:45'],
  ['after the last one', '19:45', '2026-11-26', '10:15'],
  ['at night', '23:59', '2026-11-26', '10:15'],
])('rain %s', (_name, now, day, time) => {
  expect(nextShow(rain, plan, at('2026-11-25', now))).toEqual(at(day, time));
});

test('skips closed days and follows exceptional hours', () => {
  expect(nextShow(rain, plan, at('2026-12-23', '20:00'))).toEqual(at('2026-12-25', '12:15'));
  expect(nextShow(rain, plan, at('2026-12-25', '17:50'))).toEqual(at('2026-12-26', '12:15'));
});

test('finds a feeding on its weekday while the venue is open', () => {
  expect(nextShow(sharks, plan, at('2026-11-25', '11:05'))).toEqual(at('2026-11-26', '15:00'));
  expect(nextShow(sharks, plan, at('2026-11-26', '15:00'))).toEqual(at('2026-12-03', '15:00'));
  // Thursday, 24 December is closed; on the 25th and 26th it opens after the rays are fed.
  expect(nextShow(sharks, plan, at('2026-12-18', '10:00'))).toEqual(at('2026-12-31', '15:00'));
  expect(nextShow(rays, plan, at('2026-12-24', '09:00'))).toEqual(at('2026-12-27', '11:00'));
});

test('finds no show in a venue that never opens', () => {
  expect(nextShow(rain, { hours: [], exceptions: [] }, at('2026-11-25', '11:00'))).toBeUndefined();
});
