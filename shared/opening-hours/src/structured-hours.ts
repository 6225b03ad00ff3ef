/** Opening hours as schema.org writes them. */
import { type OpeningHoursEntry, WEEKDAYS, type Weekday } from '@mall/contracts';
import { coversWeekday, type OpeningPlan, upcomingExceptions } from '@mall/opening-hours';

/** Of exceptions: a year. */
const DAYS_AHEAD = 365;
const CLOSED = '00:00-00:00';
/** In schema.org equal times mean closed, so a place that never closes ends a minute before midnight. */
const ALL_DAY = '00:00-23:59';

const dayName = (weekday: Weekday) =>
  (weekday.charAt(0).toUpperCase() + weekday.slice(1)) as Capitalize<Weekday>;

function specification(hours: string) {
  const [opens = '', closes = ''] = hours.split('-');
  return { '@type': 'OpeningHoursSpecification' as const, opens, closes };
}

const openOn = (hours: string) => {
  const [opens, closes] = hours.split('-');
  return specification(opens === closes ? ALL_DAY : hours);
};

/** Names of the days of an entry in their order, which may wrap. */
function dayNames(entry: OpeningHoursEntry) {
  const from = WEEKDAYS.indexOf(entry.from);
  return [...WEEKDAYS.slice(from), ...WEEKDAYS.slice(0, from)]
    .filter((weekday) => coversWeekday(entry, weekday))
    .map(dayName);
}

/** `openingHoursSpecification`, and `specialOpeningHoursSpecification` for the year from `today` on. */
export function structuredHours({ hours, exceptions }: OpeningPlan, today: string) {
  const special = upcomingExceptions(exceptions, today, DAYS_AHEAD).flatMap(
    ({ from, until, hours: ranges }) =>
      (ranges.length > 0 ? ranges.map(openOn) : [specification(CLOSED)]).map((times) => ({
        ...times,
        validFrom: from,
        validThrough: until,
      })),
  );
  return {
    openingHoursSpecification: hours.map((entry) => ({
      ...openOn(entry.hours),
      dayOfWeek: dayNames(entry),
    })),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  };
}
