import type { OpeningException, OpeningHoursEntry } from '@mall/contracts';
import { exceptionOn, isOpenAt, type OpeningPlan } from './opening-plan.ts';
import { mallTime } from './wall-time.ts';

const SHOPS: OpeningHoursEntry[] = [
  { hours: '10:00-20:00', from: 'monday', to: 'saturday' },
  { hours: '10:00-19:00', from: 'sunday', to: 'sunday' },
];
const WRAPPED: OpeningHoursEntry[] = [{ hours: '09:00-18:00', from: 'saturday', to: 'monday' }];
const LATE: OpeningHoursEntry[] = [{ hours: '18:00-02:00', from: 'friday', to: 'saturday' }];
const ALWAYS: OpeningHoursEntry[] = [{ hours: '00:00-00:00', from: 'monday', to: 'sunday' }];

const CHRISTMAS: OpeningException = { from: '12-24', until: '12-26', hours: [] };
const at = (time: string) => mallTime(Date.parse(time));

describe('isOpenAt by weekday', () => {
  it.each([
    ['opens at its minute', SHOPS, '2026-11-23T09:59:59+01:00', false],
    ['opens at its minute', SHOPS, '2026-11-23T10:00:00+01:00', true],
    ['closes at its minute', SHOPS, '2026-11-28T19:59:59+01:00', true],
    ['closes at its minute', SHOPS, '2026-11-28T20:00:00+01:00', false],
    ['Sunday', SHOPS, '2026-11-29T19:30:00+01:00', false],
    ['a wrapped range on Sunday', WRAPPED, '2026-11-29T12:00:00+01:00', true],
    ['a wrapped range on Monday', WRAPPED, '2026-11-30T12:00:00+01:00', true],
    ['a wrapped range on Tuesday', WRAPPED, '2026-12-01T12:00:00+01:00', false],
    ['before the first late night', LATE, '2026-11-27T01:00:00+01:00', false],
    ['after midnight', LATE, '2026-11-28T01:59:00+01:00', true],
    ['after midnight, the day after the range', LATE, '2026-11-29T01:59:00+01:00', true],
    ['at the end after midnight', LATE, '2026-11-29T02:00:00+01:00', false],
    ['round the clock at midnight', ALWAYS, '2026-11-25T00:00:00+01:00', true],
    ['round the clock before midnight', ALWAYS, '2026-11-25T23:59:00+01:00', true],
    ['no hours at all', [], '2026-11-25T12:00:00+01:00', false],
    ['a minute before the clocks go forward', LATE, '2026-03-29T01:59:00+01:00', true],
    ['a minute later, at three', LATE, '2026-03-29T03:00:00+02:00', false],
    ['opening on the short day', SHOPS, '2026-03-29T10:00:00+02:00', true],
    ['before opening on the short day', SHOPS, '2026-03-29T09:59:00+02:00', false],
    ['the first two o’clock of the long day', LATE, '2026-10-25T01:59:00+02:00', true],
    ['the second two o’clock of the long day', LATE, '2026-10-25T02:00:00+01:00', false],
    ['closing on the long day', SHOPS, '2026-10-25T19:00:00+01:00', false],
  ] as const)('%s', (_case, hours, time, open) => {
    expect(isOpenAt({ hours, exceptions: [] }, at(time))).toBe(open);
  });
});

describe('isOpenAt with exceptions', () => {
  const shops: OpeningPlan = { hours: SHOPS, exceptions: [CHRISTMAS] };
  const late: OpeningPlan = { hours: LATE, exceptions: [{ ...CHRISTMAS, from: '12-26' }] };
  const exhibition: OpeningPlan = {
    hours: WRAPPED,
    exceptions: [{ from: '2026-12-02', until: '2026-12-02', hours: ['22:00-01:00'] }],
  };

  it.each([
    ['the evening before', shops, '2026-12-23T19:59:00+01:00', true],
    ['the first day', shops, '2026-12-24T10:00:00+01:00', false],
    ['the last minute', shops, '2026-12-26T23:59:00+01:00', false],
    ['the day after', shops, '2026-12-27T10:00:00+01:00', true],
    ['the next year', shops, '2027-12-25T12:00:00+01:00', false],
    ['a night that runs into a closed day', late, '2026-12-26T01:59:00+01:00', true],
    ['the closed day itself', late, '2026-12-26T18:00:00+01:00', false],
    ['no night out of a closed day', late, '2026-12-27T01:00:00+01:00', false],
    ['an exception opens on a closed day', exhibition, '2026-12-02T22:00:00+01:00', true],
    ['… and into the next day', exhibition, '2026-12-03T00:59:00+01:00', true],
    ['… but not all day', exhibition, '2026-12-02T12:00:00+01:00', false],
  ])('%s', (_case, plan, time, open) => {
    expect(isOpenAt(plan, at(time))).toBe(open);
  });
});

test('uses the first of two exceptions for one day', () => {
  const dated: OpeningException = {
    from: '2026-12-24',
    until: '2026-12-24',
    hours: ['10:00-13:00'],
  };
  expect(exceptionOn([dated, CHRISTMAS], '2026-12-24')).toBe(dated);
  expect(exceptionOn([dated, CHRISTMAS], '2027-12-24')).toBe(CHRISTMAS);
  expect(exceptionOn([dated, CHRISTMAS], '2026-12-23')).toBeUndefined();
});
