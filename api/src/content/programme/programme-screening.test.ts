import { programmeTime } from './programme-screening.ts';

const read = (text: string) => programmeTime('2026-11-20').safeParse(text);

test.each([
  ['2026-12-06 17:30', '2026-12-06T17:30:00+01:00'],
  ['2026-12-06T17:30', '2026-12-06T17:30:00+01:00'],
  ['2026-12-06T17:30:00', '2026-12-06T17:30:00+01:00'],
  ['2027-07-06 00:00', '2027-07-06T00:00:00+02:00'],
  ['today+1 09:45', '2026-11-21T09:45:00+01:00'],
  ['2026-12-06T16:30Z', '2026-12-06T17:30:00+01:00'],
  ['2026-12-06T23:30:00+00:00', '2026-12-07T00:30:00+01:00'],
  // The clocks go forward on 28 March at 2:00 and back on 25 October at 3:00.
  ['2027-03-28 01:59', '2027-03-28T01:59:00+01:00'],
  ['2027-03-28 03:00', '2027-03-28T03:00:00+02:00'],
  ['2026-10-25 01:59', '2026-10-25T01:59:00+02:00'],
  ['2026-10-25 03:00', '2026-10-25T03:00:00+01:00'],
  ['2026-10-25T02:30+02:00', '2026-10-25T02:30:00+02:00'],
  ['2026-10-25T02:30+01:00', '2026-10-25T02:30:00+01:00'],
])('%s is %s', (text, time) => {
  expect(read(text).data).toBe(time);
});

test.each([
  ['2027-03-28 02:00', /^2027-03-28T02:00 does not exist in Budapest/],
  ['2027-03-28T02:59', /does not exist in Budapest/],
  ['2026-10-25 02:00', /comes twice in Budapest: write the offset too, 2026-10-25T02:00\+02:00/],
  ['2026-10-25 02:59', /comes twice/],
  ['2026-12-06', /^2026-12-06 17:30 as the clocks in Budapest show it/],
  ['2026-02-30 10:00', /as the clocks in Budapest show it/],
  ['2026-12-06 24:00', /as the clocks in Budapest show it/],
  ['2026-12-06 9:30', /as the clocks in Budapest show it/],
  ['6.12.2026 17:30', /as the clocks in Budapest show it/],
  ['2026-12-06 17:30:15', /as the clocks in Budapest show it/],
])('%s is refused', (text, message) => {
  expect(read(text).error?.issues[0]?.message).toMatch(message);
});
