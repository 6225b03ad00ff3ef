import type { Config } from '@mall/contracts';
import { mallNotice, mallStatus } from './mall-status.ts';
import { mallTime } from './wall-time.ts';

const DAILY = [{ hours: '10:00-22:00', from: 'monday' as const, to: 'sunday' as const }];
const opening_hours = { shops: DAILY, restaurants: DAILY, gym: DAILY };
const on = (day: string, ...hours: string[]) => ({
  groups: ['shops'],
  from: day,
  until: day,
  hours,
});
const opening_exceptions: Config['opening_exceptions'] = [
  { ...on('12-24'), until: '12-26', reason: 'Christmas' },
  on('12-31', '08:00-16:00'),
  { ...on('2027-03-13', '10:00-15:00'), groups: Object.keys(opening_hours) },
  on('2027-05-08', '10:00-01:00'),
  on('2027-06-05', '08:00-11:00', '15:00-18:00'),
];
const mall = { opening_hours, opening_exceptions };
const statusAt = (time: string) => mallStatus(mall, mallTime(Date.parse(time)));

const open = (until: string) => ({ state: 'open', until });
const limited = (until: string) => ({ state: 'limited', until });
const closed = (from: string, day?: string) => ({ state: 'closed', from, ...(day && { day }) });

describe('mallStatus', () => {
  it.each([
    ['2026-11-23T09:59:59+01:00', closed('10:00')],
    ['2026-11-23T10:00:00+01:00', open('20:00')],
    ['2026-11-23T19:59:59+01:00', open('20:00')],
    ['2026-11-23T20:00:00+01:00', limited('23:00')],
    ['2026-11-23T22:59:59+01:00', limited('23:00')],
    ['2026-11-23T23:00:00+01:00', closed('10:00')],
    ['2026-11-23T00:00:00+01:00', closed('10:00')],
    ['2026-11-22T18:59:00+01:00', open('19:00')],
    ['2026-11-22T19:00:00+01:00', limited('23:00')],
    ['2026-03-29T10:00:00+02:00', open('19:00')],
    ['2026-10-25T19:00:00+01:00', limited('23:00')],
  ])('follows the constants on ordinary days: %s', (time, status) => {
    expect(statusAt(time)).toEqual(status);
    expect(mallStatus(undefined, mallTime(Date.parse(time)))).toEqual(status);
  });

  it.each([
    ['the evening before', '2026-12-23T20:30:00+01:00', limited('23:00')],
    ['the night before', '2026-12-23T23:30:00+01:00', closed('10:00', '2026-12-27')],
    ['Christmas Eve', '2026-12-24T12:00:00+01:00', closed('10:00', '2026-12-27')],
    ['25 December, a Friday', '2026-12-25T14:30:00+01:00', closed('10:00', '2026-12-27')],
    ['25 December, a Saturday', '2027-12-25T14:30:00+01:00', closed('10:00', '2027-12-27')],
    ['the last closed day', '2026-12-26T21:00:00+01:00', closed('10:00', '2026-12-27')],
    ['the morning after', '2026-12-27T09:00:00+01:00', closed('10:00')],
    ['early on a shorter day', '2026-12-31T08:00:00+01:00', open('16:00')],
    ['after a shorter day, others being open', '2026-12-31T16:00:00+01:00', limited('22:00')],
    ['once the last of them has closed', '2026-12-31T22:00:00+01:00', closed('10:00')],
    ['after a day that is short for all', '2027-03-13T15:00:00+01:00', closed('10:00')],
    ['a night of shopping', '2027-05-08T23:59:00+02:00', open('01:00')],
    ['… after midnight', '2027-05-09T00:59:00+02:00', open('01:00')],
    ['… at its end', '2027-05-09T01:00:00+02:00', closed('10:00')],
    ['a pause', '2027-06-05T12:00:00+02:00', closed('15:00')],
  ])('prefers exceptions: %s', (_case, time, status) => {
    expect(statusAt(time)).toEqual(status);
  });
});

describe('mallNotice', () => {
  const CHRISTMAS = { from: '2026-12-24', until: '2026-12-26', hours: [], reason: 'Christmas' };
  it.each([
    ['2026-12-16', undefined],
    ['2026-12-17', CHRISTMAS],
    ['2026-12-20', CHRISTMAS],
    ['2026-12-25', { ...CHRISTMAS, from: '2026-12-25' }],
    ['2026-12-27', { from: '2026-12-31', until: '2026-12-31', hours: ['08:00-16:00'] }],
  ])('the notice on %s is %j', (today, notice) => {
    expect(mallNotice(mall, today)).toEqual(notice && { groups: ['shops'], ...notice });
  });
});
