/** The suggestions for what is typed, with a sentence that gives their number. */
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import type { ComboboxGroup } from '@mall/ui/combobox';
import { useMemo } from 'react';
import { useSite } from '../site/site-context.ts';
import { type Suggestion, suggestionGroups } from './suggestion-groups.ts';
import { useSearch } from './use-search.ts';

export interface Suggestions {
  groups: readonly ComboboxGroup<Suggestion>[];
  /** What the groups were found for: while the next answer is under way, not what is typed. */
  query: string;
  isLoading: boolean;
  /** An answer that holds nothing. */
  isEmpty: boolean;
  /** What is said of the answer; empty while there is nothing to say. */
  status: string;
}

export function useSuggestions(typed: string): Suggestions {
  const t = useMessages('shell');
  const shellContext = useShellContext();
  const { site } = useSite();
  const { settled, isLoading } = useSearch(typed);
  const result = settled?.result;
  const query = settled?.query ?? '';
  const found = useMemo(
    () => (result ? suggestionGroups(result, query, site, shellContext) : []),
    [result, query, site, shellContext],
  );
  const count = found.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  const isSettled = result !== undefined && !isLoading;
  const isEmpty = isSettled && count === 0;
  const sentence = isEmpty ? t('search.nothing') : t('search.count', { count, query });
  return {
    groups: found.map(({ kind, suggestions }) => ({
      key: kind,
      name: t(`search.${kind}`),
      options: suggestions,
    })),
    ...{ query, isLoading, isEmpty },
    status: isSettled ? sentence : '',
  };
}
