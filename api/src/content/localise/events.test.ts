/** An event that lasts past midnight. */
import { type LocalisedEvents, localiseEvents } from './events.ts';
import type { LocalContent } from './local-content.ts';
import { todayOf } from './today.ts';

const event = { from: '2026-12-05 20:00', until: '2026-12-06 09:00', place: 'Aquarium' };
const post = { slug: 'night', topic: 'events', title: 'Night', lead: '', published: '2026-11-20' };
const content = { posts: [{ ...post, event }], events: [], pages: [] } as unknown as LocalContent;
const discounts = { current: [] } as never;

function eventsAt(time: string): { events: LocalisedEvents; now: Date; shown: string[] } {
  const hours = { opening_hours: {}, opening_exceptions: [] };
  const today = time.slice(0, 'YYYY-MM-DD'.length);
  const events = localiseEvents(content, { language: 'en', today, hours, movies: [] });
  const now = new Date(time);
  const shown = todayOf({ events, discounts, movies: [], language: 'en' }, now).events;
  return { events, now, shown: shown.map(({ title }) => title) };
}

test.each([
  ['2026-12-05T21:00:00+01:00', ['Night']],
  ['2026-12-06T00:30:00+01:00', ['Night']],
  ['2026-12-06T09:30:00+01:00', []],
])('is on until its end, also on the home page: %s', (time, titles) => {
  const { events, now, shown } = eventsAt(time);
  expect(shown).toEqual(titles);
  expect(events.nextDate('night')(now) === undefined).toBe(titles.length === 0);
});

test('has a date on its page until its last day is over', () => {
  const dates = (day: string) => eventsAt(`${day}T12:00:00+01:00`).events.datesOfPost('night');
  expect(['2026-12-05', '2026-12-06', '2026-12-07'].map((day) => dates(day).length)).toEqual([
    1, 1, 0,
  ]);
});
