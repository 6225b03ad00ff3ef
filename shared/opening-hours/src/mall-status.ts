/** The mall's status: the usual hours on ordinary days, the shops' exceptions on others. */
import type { Config, OpeningException } from '@mall/contracts';
import {
  exceptionOn,
  type Interval,
  intervalAt,
  intervalsOn,
  nextOpening,
  planOfGroup,
  toInterval,
} from './opening-plan.ts';
import { upcomingExceptions } from './upcoming-exceptions.ts';
import { formatClock, type WallTime, weekdayOf } from './wall-time.ts';

export type MallHours = Pick<Config, 'opening_hours' | 'opening_exceptions'>;

export type MallStatus =
  /** `limited`: the shops are closed, other places are open. */
  | { state: 'open' | 'limited'; until: string }
  /** `day` is set when the mall opens neither today nor, after an open day, tomorrow. */
  | { state: 'closed'; from: string; day?: string };

/** Requirement 4.1. */
const OPEN = '10:00-20:00';
const OPEN_ON_SUNDAY = '10:00-19:00';
const LIMITED_UNTIL = 23 * 60;

const NOTICE_DAYS = 8;

interface DayPlan {
  open: Interval[];
  limited: Interval[];
}

/** The shops' hours of `day`, and from their end on the limited hours. */
function planOf(mall: MallHours | undefined, day: string): DayPlan {
  const ordinary = toInterval(weekdayOf(day) === 'sunday' ? OPEN_ON_SUNDAY : OPEN);
  const exception = mall && exceptionOn(planOfGroup(mall, 'shops').exceptions, day);
  if (!mall || !exception) {
    return { open: [ordinary], limited: [{ start: ordinary.end, end: LIMITED_UNTIL }] };
  }
  const open = exception.hours.map(toInterval);
  if (open.length === 0) return { open, limited: [] };
  const start = Math.max(...open.map(({ end }) => end));
  return { open, limited: [{ start, end: Math.min(lastEnd(mall, day), LIMITED_UNTIL) }] };
}

/** When the last place of the mall closes on `day`. */
function lastEnd(mall: MallHours, day: string): number {
  const groups = Object.keys(mall.opening_hours);
  const ends = groups.flatMap((group) =>
    intervalsOn(planOfGroup(mall, group), day).map(({ end }) => end),
  );
  return Math.max(...ends);
}

/** The status at `time`; without `mall` by the constants alone. */
export function mallStatus(mall: MallHours | undefined, time: WallTime): MallStatus {
  for (const state of ['open', 'limited'] as const) {
    const current = intervalAt((day) => planOf(mall, day)[state], time);
    if (current) return { state, until: formatClock(current.end) };
  }
  const next = nextOpening((day) => planOf(mall, day).open, time);
  return { state: 'closed', from: formatClock(toInterval(OPEN).start), ...next };
}

/** The shops' exception that holds today or in the coming week. */
export function mallNotice(mall: MallHours, today: string): OpeningException | undefined {
  return upcomingExceptions(planOfGroup(mall, 'shops').exceptions, today, NOTICE_DAYS)[0];
}
