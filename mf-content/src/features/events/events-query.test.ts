import { anEvent } from '@mall/testing';
import { eventsQuery, pageExpiry, readEventsQuery } from './events-query.ts';

const WEDNESDAY = '2026-11-25T11:00:00+01:00';
const read = (search: string, now = WEDNESDAY) =>
  readEventsQuery(new URLSearchParams(search), Date.parse(now));

test.each([
  ['', WEDNESDAY, '2026-11-25', 7],
  ['nap=ma', WEDNESDAY, '2026-11-25', 1],
  ['nap=ma', '2026-11-25T23:30:00Z', '2026-11-26', 1],
  ['nap=holnap', WEDNESDAY, '2026-11-26', 1],
  ['nap=holnap', '2026-12-31T12:00:00+01:00', '2027-01-01', 1],
  ['nap=hetvege', WEDNESDAY, '2026-11-28', 2],
  ['nap=hetvege', '2026-11-28T12:00:00+01:00', '2026-11-28', 2],
  ['nap=hetvege', '2026-11-29T12:00:00+01:00', '2026-11-29', 1],
  ['nap=2026-12-06', WEDNESDAY, '2026-12-06', 1],
  ['nap=2026-11-25', WEDNESDAY, '2026-11-25', 1],
  ['nap=hetvege&nap=', WEDNESDAY, '2026-11-28', 2],
  ['nap=hetvege&nap=2026-12-06', WEDNESDAY, '2026-12-06', 1],
])('%s at %s is from %s for %i days', (search, now, from, days) => {
  expect(read(search, now)).toMatchObject({ from, days });
});

test.each(['2026-11-24', '2027-02-30', '2026-13-01', 'tegnap', '2026-12-06T10:00', '2'])(
  'the day %s is not known',
  (day) => expect(read(`nap=${day}`).day).toBeUndefined(),
);

test.each([
  ['0', 0],
  ['17', 17],
  ['gyerek', 'children'],
  ['felnott', 18],
  ['18', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
])('the age %s is %s', (value, age) => {
  expect(read(`kor=${value}`).age).toBe(age);
});

test.each(['nap=hetvege&kor=gyerek', 'nap=2026-12-06&kor=4', 'nap=&kor=felnott'])(
  'the query %s is written as it is read',
  (search) => expect(new URLSearchParams(eventsQuery(read(search))).toString()).toBe(search),
);

test.each([
  ['midnight in Budapest', '2026-11-25T22:15:30Z', '2026-11-25T23:00:00.000Z'],
  ['the end of the first event', '2026-11-25T10:05:00Z', '2026-11-25T10:15:00.000Z'],
  ['the end of the next event', '2026-11-25T10:15:00Z', '2026-11-25T11:00:00.000Z'],
])('keeps a page of events until %s', (_what, now, expiry) => {
  const untils = ['2026-11-25T11:15:00+01:00', '2026-11-25T12:00:00+01:00', '2026-11-25'];
  const days = [{ day: '2026-11-25', events: untils.map((until) => anEvent({ until })) }];
  const expires = pageExpiry({ days, ongoing: [], next: null }, Date.parse(now));
  expect(new Date(expires).toISOString()).toBe(expiry);
});
