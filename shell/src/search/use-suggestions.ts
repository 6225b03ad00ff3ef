import type { SearchResult } from '@mall/contracts';
import type { Api } from '@mall/http';
import { useMessages } from '@mall/i18n';
import { type SearchLink, track, useShellContext } from '@mall/runtime';
import type { ComboboxGroup } from '@mall/ui/combobox';
import { useEffect, useMemo, useState } from 'react';
import { entryUrl } from '../navigation/menu-link.tsx';
import { reportError } from '../site/report-error.ts';

const TYPING_PAUSE_MS = 250;

interface Settled {
  query: string;
  /** Undefined when the search failed: the visitor is shown nothing (requirement 5.1). */
  result: SearchResult | undefined;
}

/** Never throws; undefined when the request was aborted. */
async function ask(api: Api, query: string, signal: AbortSignal): Promise<Settled | undefined> {
  try {
    const result = await api.get('search', { query }, signal);
    if (signal.aborted) return undefined;
    const path = `${window.location.pathname}?${new URLSearchParams({ query })}`;
    track({ event: 'PageView', path });
    return { query, result };
  } catch (error) {
    if (signal.aborted) return undefined;
    reportError(error, { app: 'shell', part: 'search' });
    return { query, result: undefined };
  }
}

/** Asks the API once typing pauses; white space alone asks for nothing. */
function useSearch(typed: string) {
  const { api } = useShellContext();
  const [settled, setSettled] = useState<Settled>();
  const query = typed.trim();
  useEffect(() => {
    if (query === '') return setSettled(undefined);
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const outcome = await ask(api, query, request.signal);
      if (outcome) setSettled(outcome);
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [api, query]);
  return {
    settled: query === '' ? undefined : settled,
    isLoading: query !== '' && settled?.query !== query,
  };
}

/** Suggestions in a group, so that the other groups are not far below. */
const MAX_IN_GROUP = 5;

/** While nothing is typed: what visitors ask for most, as the live apps declare it. */
function useTasks(): ComboboxGroup<SearchLink>[] {
  const t = useMessages('shell');
  const { language, menu, pathTo } = useShellContext();
  const options = menu('search').map((entry) => ({
    title: entry.label[language],
    path: entryUrl(entry, pathTo),
  }));
  return options.length > 0 ? [{ key: 'tasks', name: t('search.tasks'), options }] : [];
}

/** `query` is that of the groups, not yet the typed text; `status` announces the result. */
export function useSuggestions(typed: string) {
  const t = useMessages('shell');
  const { searchLinks } = useShellContext();
  const tasks = useTasks();
  const { settled, isLoading } = useSearch(typed);
  const result = settled?.result;
  const query = settled?.query ?? '';
  const found = useMemo(
    () => (result ? searchLinks(result, query) : []),
    [result, query, searchLinks],
  );
  const groups = found.map(({ kind, links }) => ({
    key: kind,
    name: t(`search.${kind}`),
    options: links.slice(0, MAX_IN_GROUP),
  }));
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isSettled = result !== undefined && !isLoading;
  const isEmpty = isSettled && count === 0;
  const sentence = isEmpty ? t('search.nothing') : t('search.count', { count, query });
  return {
    groups: typed.trim() === '' ? tasks : groups,
    ...{ query, isLoading, isEmpty },
    status: isSettled ? sentence : '',
  };
}
