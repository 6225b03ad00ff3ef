/** What all parts of the planner read: the visit of the URL, and its costs. */
import type { TicketVenue, Venues } from '@mall/contracts';
import { mallTime } from '@mall/opening-hours';
import { useApiData, useNow, usePageQuery, useShellContext } from '@mall/runtime';
import { plannable, planVisit, type VisitPlan } from './plan-visit.ts';
import { type PlannerTexts, textsOf } from './texts.ts';
import { type AskedVisit, readVisit } from './visit-query.ts';

export interface Planner extends AskedVisit {
  t: PlannerTexts;
  today: string;
  venues: ReturnType<typeof plannable>;
  holidays: Venues['holidays'];
  /** Undefined while something is wrong with the visit. */
  plan: VisitPlan | undefined;
}

/** `chosen` are the venues of the example. */
export function usePlanner(chosen: readonly TicketVenue[]): Planner {
  const { language } = useShellContext();
  const venues = useApiData('venues');
  const config = useApiData('config');
  const today = mallTime(useNow()).day;
  const asked = readVisit(usePageQuery(), { today, venues: chosen });
  return {
    ...asked,
    t: textsOf(language),
    today,
    venues: plannable(venues.venues),
    holidays: venues.holidays,
    plan: asked.issues.length === 0 ? planVisit(asked.visit, venues, config) : undefined,
  };
}
