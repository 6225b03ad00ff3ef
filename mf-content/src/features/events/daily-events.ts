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

interface Run {
  programme: string;
  firstDay: number;
  dates: MallEvent[];
}

/** The dates of each programme, those on days in a row together. */
function runsOf(days: Events['days']): Run[] {
  const runs: Run[] = [];
  for (const [day, { events }] of days.entries()) {
    for (const event of events) {
      const programme = programmeOf(event);
      const run = runs.find(
        ({ firstDay, dates, ...one }) =>
          one.programme === programme && firstDay + dates.length === day,
      );
      if (run) run.dates.push(event);
      else runs.push({ programme, firstDay: day, dates: [event] });
    }
  }
  return runs;
}

/** Takes what is on at the same time on several days in a row out of them: one row instead of one a day. */
export function foldDaily(days: Events['days']): { daily: DailyEvent[]; single: Events['days'] } {
  const daily = runsOf(days).filter(({ dates }) => dates.length >= DAILY_FROM);
  const folded = new Set(daily.flatMap(({ dates }) => dates));
  return {
    daily: daily.map(({ dates }) => ({ dates, isEveryDay: dates.length === days.length })),
    single: days.map(({ day, events }) => ({
      day,
      events: events.filter((event) => !folded.has(event)),
    })),
  };
}
