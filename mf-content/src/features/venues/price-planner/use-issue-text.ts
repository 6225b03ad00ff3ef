import { useMessages } from '@mall/i18n';
import { LIMITS, type VisitIssue } from './visit-query.ts';

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
