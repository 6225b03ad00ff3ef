/** Asks the API for what is typed, once typing pauses. */
import type { SearchResult } from '@mall/contracts';
import type { Api } from '@mall/http';
import { track, useShellContext } from '@mall/runtime';
import { useEffect, useState } from 'react';
import { reportError } from '../site/report-error.ts';

/** Pause after the last keystroke (requirement 5.1). */
const TYPING_PAUSE_MS = 250;

interface Settled {
  query: string;
  /** Undefined when the search failed: the visitor is shown nothing (requirement 5.1). */
  result: SearchResult | undefined;
}

export interface Search {
  /** The latest result with its query. */
  settled: Settled | undefined;
  isLoading: boolean;
}

/** Never throws; undefined when the request was aborted. */
async function ask(api: Api, query: string, signal: AbortSignal): Promise<Settled | undefined> {
  try {
    const result = await api.get('search', { query }, signal);
    if (signal.aborted) return undefined;
    track({
      event: 'PageView',
      path: `${window.location.pathname}?${new URLSearchParams({ query })}`,
    });
    return { query, result };
  } catch (error) {
    if (signal.aborted) return undefined;
    reportError(error, { app: 'shell', part: 'search' });
    return { query, result: undefined };
  }
}

/** @param typed the field's text; white space alone asks for nothing. */
export function useSearch(typed: string): Search {
  const { api } = useShellContext();
  const [settled, setSettled] = useState<Settled>();
  const query = typed.trim();
  useEffect(() => {
    if (query === '') return setSettled(undefined);
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask(api, query, request.signal);
      if (answer) setSettled(answer);
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
