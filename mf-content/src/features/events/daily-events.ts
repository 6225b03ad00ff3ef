import type { Events, MallEvent } from '@mall/contracts';

/** On fewer days than this each date has its own row. */
const DAILY_FROM = 3;

/** The id of a date without its day, and its times: the same for what is on alike every day. */
const programmeOf = ({ id, times = [] }: MallEvent): string =>
  [id.replace(/-\d{8}(?=-\d{4}$|$)/, ''), ...times.map((time) => time.slice(11, 16))].join(' ');

export interface DailyEvent {
  /** In order of time. */
  dates: readonly MallEvent[];
  /** Whether it is on every day that was asked for. */
  isEveryDay: boolean;
}

/** Takes what is on at the same time on several days in a row out of them: one row instead of one a day. */
export function foldDaily(days: Events['days']): { daily: DailyEvent[]; single: Events['days'] } {
  const all = days.flatMap(({ events }) => events);
  // A day without events is one on which the mall is closed.
  const open = days.filter(({ events }) => events.length > 0);
  const dayOf = (event: MallEvent | undefined) =>
    open.findIndex(({ events }) => events.some((one) => one === event));
  const isUnbroken = (dates: readonly MallEvent[]) =>
    dayOf(dates.at(-1)) - dayOf(dates[0]) === dates.length - 1;
  const daily = [...new Set(all.map(programmeOf))]
    .map((programme) => all.filter((event) => programmeOf(event) === programme))
    .filter((dates) => dates.length >= DAILY_FROM && isUnbroken(dates));
  const folded = new Set(daily.flat());
  return {
    daily: daily.map((dates) => ({ dates, isEveryDay: dates.length === days.length })),
    single: days.map(({ day, events }) => ({
      day,
      events: events.filter((event) => !folded.has(event)),
    })),
  };
}
