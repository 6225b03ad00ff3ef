/** What is on, as the API gives it: the events of published posts, and those of `events.yaml`. */
import {
  type AskedAge,
  type Config,
  ENTRY_PATHS,
  type EventDate,
  type Events,
  isChildAge,
  isForAge,
  type Language,
  type MallEvent,
  type Movie,
} from '@mall/contracts';
import { addDays, fromMallMinute, intervalsOn, isOpenAt, planOfGroup } from '@mall/opening-hours';
import { dateOfId, datesOn, ongoingDate, type Schedule } from './event-dates.ts';
import { familyFilms } from './family-films.ts';
import type { LocalContent } from './local-content.ts';

const DAYS_AHEAD = 62;
const DATES_OF_POST = 6;

interface EventsQuery {
  from?: string | undefined;
  days: number;
  age?: AskedAge | undefined;
}

export type LocalisedEvents = ReturnType<typeof localiseEvents>;

interface Source extends Omit<MallEvent, keyof EventDate> {
  schedule: Schedule;
  hoursGroup: string | undefined;
  /** An errand, such as gift-wrapping: no programme for children. */
  isService?: boolean;
}

type Hours = Pick<Config, 'opening_hours' | 'opening_exceptions'>;

interface EventsContext {
  language: Language;
  today: string;
  hours: Hours;
  /** The cinema's programme, whose family films lists for children show. */
  movies: readonly Movie[];
}

/** The events of `content` in a language, on the day `today`. */
export function localiseEvents(
  content: Pick<LocalContent, 'posts' | 'events' | 'pages'>,
  { language, today, hours, movies }: EventsContext,
) {
  const sources = [...postSources(content, language, today), ...content.events.map(eventSource)];
  const begin = (source: Source, day: string) =>
    datesOn(source.schedule, day).filter(isHeld(source, hours));
  const eventsOn = (day: string, of: readonly Source[]) =>
    of.flatMap((source) => begin(source, day).map((date) => ({ ...source, ...date })));
  const place = content.pages.find(({ id }) => id === 'cinema')?.title;
  const filmsOn = (day: string, age: AskedAge | undefined) =>
    place ? familyFilms(movies, { day, age, place, language }) : [];
  const datesOf = (slug: string) => {
    const source = sources.find((one) => one.schedule.slug === slug);
    return source ? nextDates(source, today, begin) : [];
  };
  return {
    on: ({ from = today, days, age }: EventsQuery): Events => {
      const fitting = sources.filter(isFor(age));
      const asked = daysFrom(from, days);
      const later = daysFrom(addDays(from, days), DAYS_AHEAD);
      return {
        days: asked.map((day) => ({
          day,
          events: [...eventsOn(day, fitting), ...filmsOn(day, age)].sort(byTime),
        })),
        ongoing: fitting.flatMap((source) =>
          ongoing(source, asked.filter(isOpenOn(source, hours))),
        ),
        next: later.find((day) => fitting.some((source) => begin(source, day).length > 0)) ?? null,
      };
    },
    datesOfPost: (slug: string) => datesOf(slug).slice(0, DATES_OF_POST),
    /** Finds the first date that is not over at `now`, a moment of the day. */
    nextDate: (slug: string) => {
      const dates = datesOf(slug);
      return (now: Date) => dates.find((date) => !isOver(date, now));
    },
    find: (id: string) =>
      sources.flatMap((source) => {
        const date = dateOfId(source.schedule, id);
        return date && isHeld(source, hours)(date) ? [{ ...source, ...date }] : [];
      })[0],
  };
}

const isFor =
  (age: AskedAge | undefined) =>
  ({ ages = {}, isService = false }: Source): boolean =>
    age === undefined || (isForAge(ages, age) && !(isService && isChildAge(age)));

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

function postSources({ posts }: Pick<LocalContent, 'posts'>, language: Language, today: string) {
  return posts.flatMap(({ slug, topic, title, lead, event, published, featured }): Source[] => {
    if (!event || published > today) return [];
    const { from, until, repeats, hours_group, ...facts } = event;
    const url = ENTRY_PATHS.posts[language].replace(':slug', slug);
    const schedule = { slug, from, until, repeats };
    const texts = { title, lead, url, image: featured };
    const isService = topic === 'services';
    return [{ ...facts, ...texts, schedule, hoursGroup: hours_group, isService }];
  });
}

function eventSource(event: LocalContent['events'][number]): Source {
  const { id, from, until, repeats, path, hours_group, ...facts } = event;
  const schedule = { slug: id, from, until, repeats };
  return { ...facts, url: path, schedule, hoursGroup: hours_group };
}

/** Whether the place is open when a date begins; a day without a time is not asked. */
function isHeld({ hoursGroup }: Source, hours: Hours): (date: EventDate) => boolean {
  if (!hoursGroup) return () => true;
  const plan = planOfGroup(hours, hoursGroup);
  return ({ from }) => !from.includes('T') || isOpenAt(plan, fromMallMinute(from.slice(0, 16)));
}

function isOpenOn({ hoursGroup }: Source, hours: Hours): (day: string) => boolean {
  if (!hoursGroup) return () => true;
  const plan = planOfGroup(hours, hoursGroup);
  return (day) => intervalsOn(plan, day).length > 0;
}

/** The event, where it lasts for several days and one of them is among `days`. */
function ongoing(source: Source, days: readonly string[]): MallEvent[] {
  const date = ongoingDate(source.schedule);
  if (!date) return [];
  const [from, until] = [date.from.slice(0, 10), date.until.slice(0, 10)];
  return days.some((day) => from <= day && day <= until) ? [{ ...source, ...date }] : [];
}

function nextDates(
  source: Source,
  today: string,
  begin: (source: Source, day: string) => EventDate[],
): EventDate[] {
  const whole = ongoingDate(source.schedule);
  if (whole) return whole.until.slice(0, 10) < today ? [] : [whole];
  // What began yesterday may last past midnight.
  const yesterday = addDays(today, -1);
  const { from = yesterday } = source.schedule;
  const first = from > yesterday ? from.slice(0, 10) : yesterday;
  const dates = daysFrom(first, DAYS_AHEAD).flatMap((day) => begin(source, day));
  return dates.filter(({ until }) => until.slice(0, 10) >= today);
}

/** A last day without a time lasts to its end. */
const isOver = ({ until }: EventDate, now: Date) =>
  until.includes('T') && Date.parse(until) <= now.getTime();

const byTime = (a: MallEvent, b: MallEvent) => Date.parse(a.from) - Date.parse(b.from);
