import type { Config, Venue, Venues } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { intervalsOn, mallTime, planOfGroup, weekdayOf } from '@mall/opening-hours';
import { useApiData, useNow, usePageQuery, useShellContext } from '@mall/runtime';
import { formatForints } from '@mall/ui/money';
import { type PlannedVisit, type VenueCost, venueCost } from './tariff.ts';
import { LIMITS, readVisit, type Visit, type VisitIssue } from './visit-query.ts';

export interface PlannedVenue {
  venue: Venue;
  /** Undefined on a day on which the venue is closed. */
  cost: VenueCost | undefined;
  /** How long it is open on the day, where that is shorter than the time paid for. */
  shorter: number | undefined;
}

/** The name of a venue in the query. */
export const keyOf = ({ id, planner }: Venue): string => planner?.key ?? id;

const sells = ({ prices }: Venue, rule: 'per_minute' | 'format') =>
  prices.some((price) => price.rule?.[rule]);

export const asksForMinutes = (venue: Venue): boolean => sells(venue, 'per_minute');
export const asksForFilm = (venue: Venue): boolean => sells(venue, 'format');

/** Saturday, Sunday or public holiday. */
function isHoliday(day: string, holidays: readonly string[]): boolean {
  const isWeekend = ['saturday', 'sunday'].includes(weekdayOf(day));
  // A holiday is 12-25, or 2027-03-29: both are the end of their day.
  return isWeekend || holidays.some((holiday) => day.endsWith(holiday));
}

function minutesOpen({ opening_hours: group }: Venue, config: Config, day: string) {
  if (!group) return undefined;
  const intervals = intervalsOn(planOfGroup(config, group), day);
  return intervals.reduce((sum, { start, end }) => sum + end - start, 0);
}

function planVisit(visit: Visit, { venues, holidays }: Venues, config: Config) {
  const { day, minutes, people } = visit;
  const format = visit.threeD ? '3D' : '2D';
  const planned: PlannedVisit = {
    ...visit,
    ...{ weekday: weekdayOf(day), holiday: isHoliday(day, holidays), format },
  };
  const costs = venues
    .filter((venue) => venue.planner && visit.venues.includes(keyOf(venue)))
    .map((venue): PlannedVenue => {
      const open = minutesOpen(venue, config, day);
      const isShorter = open !== undefined && open < minutes && asksForMinutes(venue);
      if (open === 0) return { venue, cost: undefined, shorter: undefined };
      const cost = venueCost(venue, people, planned);
      return { venue, cost, shorter: isShorter ? open : undefined };
    });
  const open = costs.flatMap(({ cost }) => (cost ? [cost] : []));
  const sum = open.reduce((total, cost) => total + cost.sum, 0);
  // Without a sum every venue is closed.
  return { venues: costs, sum: open.length > 0 ? sum : undefined };
}

export type Planner = ReturnType<typeof usePlanner>;

export function usePlanner(chosen: readonly string[]) {
  const all = useApiData('venues');
  const config = useApiData('config');
  const today = mallTime(useNow()).day;
  const venues = all.venues.filter(({ planner }) => planner);
  const asked = readVisit(usePageQuery(), { today, chosen, offered: venues.map(keyOf) });
  // Undefined while something is wrong with the visit.
  const plan = asked.issues.length === 0 ? planVisit(asked.visit, all, config) : undefined;
  return { ...asked, today, venues, plan };
}

export function useForints(): (amount: number) => string {
  const { language } = useShellContext();
  return (amount) => formatForints(amount, language);
}

/** The text of the first issue with one of the messages: what is wrong, and what would be right. */
export function useIssueText(
  issues: readonly VisitIssue[],
): (...messages: VisitIssue['message'][]) => string | undefined {
  const t = useMessages('content');
  return (...messages) => {
    const issue = issues.find(({ message }) => messages.includes(message));
    return issue && t(`price-planner.issues.${issue.message}`, LIMITS);
  };
}
