/**
 * Opening hours, by the same functions for header, dialog, pages and structured data (decision record 0011).
 * What the shell needs: it is shared, so that pages hold no copy. The rest are entries of their own.
 */
export { mallOffset } from './mall-offset.ts';
export { mallNotice, mallStatus } from './mall-status.ts';
export {
  coversWeekday,
  exceptionOn,
  intervalAt,
  intervalsOn,
  isOpenAt,
  nextOpening,
  type OpeningPlan,
  planOfGroup,
} from './opening-plan.ts';
export { upcomingExceptions } from './upcoming-exceptions.ts';
export {
  addDays,
  DAY_MS,
  deviceTime,
  formatClock,
  fromMallMinute,
  mallDay,
  mallTime,
  minutesOf,
  toMallMinute,
  type WallTime,
  weekdayOf,
} from './wall-time.ts';
