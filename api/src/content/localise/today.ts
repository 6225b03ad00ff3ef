/** The hours to come, for the home page: what begins next, and what ends within a week. */
import {
  type Beginning,
  ENTRY_PATHS,
  type Events,
  type Language,
  type Movie,
  type Today,
} from '@mall/contracts';
import { addDays, mallDay } from '@mall/opening-hours';
import type { LocalisedDiscounts } from './discounts.ts';
import type { LocalisedEvents } from './events.ts';
import { screeningEnd } from './screening-end.ts';

const DAYS = 3;
const EVENTS = 10;
const FILMS = 16;
const ENDING_DAYS = 7;
const ENDING = 3;

interface Sources {
  events: LocalisedEvents;
  discounts: LocalisedDiscounts;
  movies: readonly Movie[];
  language: Language;
}

export function todayOf({ events, discounts, movies, language }: Sources, now: Date): Today {
  const from = mallDay(now);
  // What began yesterday may last past midnight.
  const night = events.on({ from: addDays(from, -1), days: 1 });
  const { days, ongoing } = events.on({ from, days: DAYS });
  return {
    events: nextDates([...night.days, ...days], now).slice(0, EVENTS),
    films: nextScreenings(movies, language, now).slice(0, FILMS),
    ending: endingBy(addDays(from, ENDING_DAYS), { ongoing, discounts, language }),
  };
}

const byTime = (a: Beginning, b: Beginning) => Date.parse(a.from) - Date.parse(b.from);

/** A programme of every day is there once, on the next of its dates. */
function nextDates(days: Events['days'], now: Date): Beginning[] {
  const toCome = days
    .flatMap((day) => day.events)
    .filter(({ until }) => Date.parse(until) > now.getTime())
    .map(({ id, title, url, from, until, place }) => ({ id, title, url, from, until, note: place }))
    .sort(byTime);
  return [...new Map(toCome.toReversed().map((event) => [event.title, event])).values()].sort(
    byTime,
  );
}

function nextScreenings(movies: readonly Movie[], language: Language, now: Date): Beginning[] {
  return movies
    .flatMap(({ id: slug, name: title, events, length, age_rating: age }) =>
      events.map(({ id, time: from, format }): Beginning => {
        const until = screeningEnd(from, length);
        const note = [format, age > 0 && `${age}+`].filter(Boolean).join(' · ');
        const url = ENTRY_PATHS.movies[language].replace(':slug', slug);
        return { id, title, url, from, until, note };
      }),
    )
    .filter(({ from }) => Date.parse(from) > now.getTime())
    .sort(byTime);
}

type Ending = Today['ending'][number];

function endingBy(
  lastDay: string,
  { ongoing, discounts, language }: Pick<Events, 'ongoing'> & Omit<Sources, 'events' | 'movies'>,
): Ending[] {
  const offers = discounts.current.map(({ slug, title, valid_until: until, shop }): Ending => {
    const url = ENTRY_PATHS.discounts[language].replace(':slug', slug);
    return { title, url, until, ...(shop && { shop: shop.name }) };
  });
  const events = ongoing.map((event) => ({ ...event, until: event.until.slice(0, 10) }));
  return [...events, ...offers]
    .filter(({ until }) => until <= lastDay)
    .sort((a, b) => a.until.localeCompare(b.until))
    .slice(0, ENDING);
}
