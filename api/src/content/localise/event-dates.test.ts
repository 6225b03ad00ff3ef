import { dateOfId, datesOn, ongoingDate, type Schedule } from './event-dates.ts';

const weekly: Schedule = {
  slug: 'choir',
  from: '2026-11-20',
  until: '2026-12-06',
  repeats: [{ days: ['saturday'], start: '16:00', end: '18:00' }],
};
const night: Schedule = { slug: 'night', from: '2026-12-05 20:00', until: '2026-12-06 09:00' };
const show: Schedule = { slug: 'show', from: '2026-11-20', until: '2026-12-06' };
const daily: Schedule = { slug: 'ray', repeats: [{ start: '11:00', end: '11:20' }] };
const ids = (schedule: Schedule, ...days: string[]) =>
  days.flatMap((day) => datesOn(schedule, day).map(({ id }) => id));

test('a rule holds on its weekdays, from its first to its last day', () => {
  expect(ids(weekly, '2026-11-14', '2026-11-21', '2026-11-22', '2026-12-05', '2026-12-12')).toEqual(
    ['choir-20261121-1600', 'choir-20261205-1600'],
  );
});

test('a rule may hold in some weeks of a month: the first to the seventh is the first', () => {
  const repeats: Schedule['repeats'] = [
    { days: ['friday'], weeks: [1, 5], start: '10:00', end: '16:00' },
  ];
  const fridays = [
    '2026-12-04',
    '2026-12-11',
    '2026-12-18',
    '2026-12-25',
    '2027-01-01',
    '2027-01-29',
  ];
  expect(ids({ slug: 'blood', repeats }, ...fridays)).toEqual([
    'blood-20261204-1000',
    'blood-20270101-1000',
    'blood-20270129-1000',
  ]);
});

test('times have the offset of their day, and an end before the start is on the next day', () => {
  const party: Schedule = { slug: 'party', repeats: [{ start: '22:00', end: '01:00' }] };
  expect(datesOn(party, '2026-10-24')).toEqual([
    {
      id: 'party-20261024-2200',
      from: '2026-10-24T22:00:00+02:00',
      until: '2026-10-25T01:00:00+02:00',
    },
  ]);
  expect(datesOn(party, '2026-10-25')[0]?.from).toBe('2026-10-25T22:00:00+01:00');
});

test('the dates of a day are in order, whatever the order of the rules', () => {
  const repeats = ['17:00', '09:30'].map((start) => ({ start, end: '18:00' }));
  expect(ids({ slug: 'tour', repeats }, '2026-11-30')).toEqual([
    'tour-20261130-0930',
    'tour-20261130-1700',
  ]);
});

test('a night begins on one day alone', () => {
  expect(ids(night, '2026-12-04', '2026-12-05', '2026-12-06')).toEqual(['night-20261205-2000']);
  expect(ongoingDate(night)).toBeUndefined();
});

test('a day and a night on which the clocks change are one date', () => {
  const marathon = { slug: 'run', from: '2026-10-24 12:00', until: '2026-10-25 12:00' };
  expect(ids(marathon, '2026-10-24', '2026-10-25')).toEqual(['run-20261024-1200']);
  expect(ongoingDate(marathon)).toBeUndefined();
});

test('days without hours are one date, which begins on none of them', () => {
  expect(ids(show, '2026-11-20', '2026-11-21')).toEqual([]);
  expect(ongoingDate(show)).toEqual({ id: 'show', from: '2026-11-20', until: '2026-12-06' });
  expect(ongoingDate(weekly)).toBeUndefined();
});

test.each([
  [weekly, 'choir-20261121-1600', true],
  [weekly, 'choir-20261121-1700', false],
  [weekly, 'choir-20261122-1600', false],
  [weekly, 'choir', false],
  [night, 'night-20261205-2000', true],
  [show, 'show', true],
  [show, 'show-20261121-0000', false],
  [daily, 'ray-20261130-1100', true],
  [daily, 'ray-20269999-1100', false],
  [daily, 'ray-20260230-1100', false],
])('%j has the date %s: %s', (schedule, id, isThere) => {
  expect(dateOfId(schedule, id)?.id).toBe(isThere ? id : undefined);
});
