/** What all parts of the planner read: the visit of the URL, and its costs. */
import type { Venue } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { mallTime } from '@mall/opening-hours';
import { useApiData, useNow, usePageQuery, useShellContext } from '@mall/runtime';
import { formatForints } from '@mall/ui/money';
import { keyOf, planVisit, type VisitPlan } from './plan-visit.ts';
import { type AskedVisit, LIMITS, readVisit, type VisitIssue } from './visit-query.ts';

export interface Planner extends AskedVisit {
  today: string;
  venues: readonly Venue[];
  /** Undefined while something is wrong with the visit. */
  plan: VisitPlan | undefined;
}

/** `chosen` are the venues of the example. */
export function usePlanner(chosen: readonly string[]): Planner {
  const all = useApiData('venues');
  const config = useApiData('config');
  const today = mallTime(useNow()).day;
  const venues = all.venues.filter(({ planner }) => planner);
  const asked = readVisit(usePageQuery(), { today, chosen, offered: venues.map(keyOf) });
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
