/** Opening hours, by the same functions for header, dialog, pages and structured data (decision record 0011). */
export { mallNotice, mallStatus } from './mall-status.ts';
export { coversWeekday, isOpenAt, type OpeningPlan, planOfGroup } from './opening-plan.ts';
export { type StructuredHours, structuredHours } from './structured-hours.ts';
export { type DatedException, upcomingExceptions } from './upcoming-exceptions.ts';
export { deviceTime, formatClock, mallTime, type WallTime, weekdayOf } from './wall-time.ts';
