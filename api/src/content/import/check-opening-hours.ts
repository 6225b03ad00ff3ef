/** Checks that dated exceptions of opening hours run forwards and leave no day with two answers. */
import { OPENING_HOURS_GROUPS } from '@mall/contracts';
import type { ContentIssue } from '../../base/content-issue.ts';
import { type ExceptionRule, exceptionDays } from '../schema/opening-exception-schema.ts';
import type { ReadContent } from './read-folder.ts';

interface Placed {
  exception: ExceptionRule;
  file: string;
  path: string;
}

/** All issues of this kind in `content`; files that could not be read are skipped. */
export function checkOpeningHours({ site, shops, sources }: ReadContent): ContentIssue[] {
  const ofGroups = (site?.opening_exceptions ?? []).map((exception, index) => ({
    exception,
    groups: exception.groups,
    ...at('site.yaml', 'opening_exceptions', index),
  }));
  const ofShops = (shops ?? []).map(({ exceptions }, shop) =>
    exceptions.map((exception, index) => ({
      exception,
      ...at('shops.yaml', `${shop}.exceptions`, index),
    })),
  );
  const lists = OPENING_HOURS_GROUPS.map((group) =>
    ofGroups.filter(({ groups }) => groups.includes(group)),
  );
  const overlaps = [...lists, ...ofShops].flatMap((list) => overlapping(list, sources));
  return [...[ofGroups, ...ofShops].flat().flatMap(backwards), ...withoutTwins(overlaps)];
}

function at(file: string, list: string, index: number) {
  return { file, path: `${list}.${index}` };
}

function backwards({ exception, file, path }: Placed): ContentIssue[] {
  const { from, until } = exceptionDays(exception);
  if (from.length !== until.length || from <= until) return [];
  return [{ file, path: `${path}.until`, message: `${until} is before from (${from})` }];
}

/** A dated exception may overrule a yearly one: only those of the same form are compared. */
function overlapping(list: readonly Placed[], sources: ReadContent['sources']): ContentIssue[] {
  return list.flatMap(({ exception, file, path }, index) => {
    const { from, until } = exceptionDays(exception);
    const other = list.slice(0, index).find((earlier) => {
      const days = exceptionDays(earlier.exception);
      return days.from.length === from.length && days.from <= until && from <= days.until;
    });
    if (!other) return [];
    const line = sources.get(file)?.lineOf(other.path);
    return [{ file, path, message: `overlaps the one in line ${line}; a day has one exception` }];
  });
}

/** Two exceptions that share several groups overlap once. */
function withoutTwins(issues: readonly ContentIssue[]): ContentIssue[] {
  return [...new Map(issues.map((issue) => [issue.path + issue.message, issue])).values()];
}
