import { mallMoment } from '@mall/opening-hours/mall-timestamp';
import { parseICS } from 'node-ical';
import { calendarFile } from './calendar-file.ts';

const context = {
  language: 'en',
  address: 'Main street 1',
  host: 'mall.example',
  now: new Date('2026-10-20T08:00:00Z'),
} as const;

const film = {
  id: 'hajnal-1',
  summary: 'Dawn; a “film”, über alles',
  description: `${'A very long text, '.repeat(8)}árvíztűrő`,
  place: 'Cinema, hall 3',
  url: 'https://tickets.example.com/dawn?screening=1&seat=2',
};

function entryOf(from: string, until: string) {
  const parts = Object.values(parseICS(calendarFile({ ...film, from, until }, context)));
  return parts.find((part) => part?.type === 'VEVENT');
}

function eventAt(day: string, time: string) {
  const from = mallMoment(day, time);
  return entryOf(from, new Date(Date.parse(from) + 100 * 60_000).toISOString());
}

/** The clock goes back on 25 October and forward on 29 March. */
test.each([
  ['2026-10-24', '23:30', '2026-10-24T21:30:00.000Z', '2026-10-24T23:10:00.000Z'],
  ['2026-10-25', '20:00', '2026-10-25T19:00:00.000Z', '2026-10-25T20:40:00.000Z'],
  ['2027-03-28', '00:30', '2027-03-27T23:30:00.000Z', '2027-03-28T01:10:00.000Z'],
  ['2027-03-28', '20:00', '2027-03-28T18:00:00.000Z', '2027-03-28T19:40:00.000Z'],
])('an entry on %s at %s lasts from %s to %s', (day, time, start, end) => {
  const event = eventAt(day, time);
  expect(event?.start.toISOString()).toBe(start);
  expect(event?.end?.toISOString()).toBe(end);
});

test('the entry has name, place and link, whatever letters they have', () => {
  expect(eventAt('2026-11-22', '18:00')).toMatchObject({
    uid: 'hajnal-1@mall.example',
    summary: film.summary,
    location: 'Cinema, hall 3, Main street 1',
    description: `${film.description}\n${film.url}`,
    dtstamp: context.now,
  });
});

test('every line ends with CRLF', () => {
  const text = calendarFile({ ...film, from: '2026-10-24', until: '2026-10-26' }, context);
  expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('days without times are whole days, the last one included', () => {
  const text = calendarFile({ ...film, from: '2026-10-24', until: '2026-10-26' }, context);
  expect(text).toContain('DTSTART;VALUE=DATE:20261024');
  expect(text).toContain('DTEND;VALUE=DATE:20261027');
  expect(entryOf('2026-10-24', '2026-10-26')).toMatchObject({ datetype: 'date' });
});
