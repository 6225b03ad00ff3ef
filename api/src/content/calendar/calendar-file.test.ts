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

test('the entry has time, name, place and link, whatever letters they have', () => {
  const [from, until] = ['2026-10-25T20:00:00+01:00', '2026-10-25T21:40:00+01:00'];
  expect(entryOf(from, until)).toMatchObject({
    uid: 'hajnal-1@mall.example',
    start: new Date(from),
    end: new Date(until),
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
