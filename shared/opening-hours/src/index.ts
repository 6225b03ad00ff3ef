/** Opening hours, by the same functions for header, dialog, pages and structured data (decision record 0011). */
export { mallNotice, mallStatus } from './mall-status.ts';
export { toMallTimestamp } from './mall-timestamp.ts';
export {
  coversWeekday,
  exceptionOn,
  intervalsOn,
  isOpenAt,
  type OpeningPlan,
  planOfGroup,
} from './opening-plan.ts';
export { placeStatus } from './place-status.ts';
export { type StructuredHours, structuredHours } from './structured-hours.ts';
export { type DatedException, upcomingExceptions } from './upcoming-exceptions.ts';
export {
  addDays,
  DAY_MS,
  deviceTime,
  formatClock,
  fromMallMinute,
  mallTime,
  toMallMinute,
  type WallTime,
  weekdayOf,
} from './wall-time.ts';
