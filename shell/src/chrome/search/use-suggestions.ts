/** The suggestions for what is typed, with the sentence that tells how many there are. */
import { useMessages } from '@mall/i18n';
import { useVisit } from '@mall/runtime';
import { useMemo } from 'react';
import { type SuggestionGroup, suggestionGroups } from './suggestion-groups.ts';
import { useSearch } from './use-search.ts';

export interface Suggestions {
  groups: readonly SuggestionGroup[];
  count: number;
  /** What the groups were found for: while the next answer is under way, not what is typed. */
  query: string;
  isLoading: boolean;
  /** An answer that holds nothing. */
  isEmpty: boolean;
  /** For screen readers; empty while there is nothing to say. */
  announcement: string;
}

const NONE: readonly SuggestionGroup[] = [];

export function useSuggestions(typed: string): Suggestions {
  const t = useMessages('shell');
  const visit = useVisit();
  const { settled, isLoading } = useSearch(typed);
  const result = settled?.result;
  const groups = useMemo(() => (result ? suggestionGroups(result, visit) : NONE), [result, visit]);
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  const query = settled?.query ?? '';
  const isSettled = result !== undefined && !isLoading;
  const isEmpty = isSettled && count === 0;
  const found = isSettled ? t('search.count', { count, query }) : '';
  return {
    groups,
    count,
    query,
    isLoading,
    isEmpty,
    announcement: isEmpty ? t('search.nothing') : found,
  };
}
