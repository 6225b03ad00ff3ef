/** What a page's or a slot's loader gets from the shell. */
import type { ApiCall, ApiData, Language } from '@mall/contracts';
import type { Api } from '@mall/http';
import type { QueryClient } from '@tanstack/react-query';
import { apiQuery, type CallParams } from './api-query.ts';

export interface LoaderArgs {
  params: Readonly<Record<string, string>>;
  url: URL;
  language: Language;
  /**
   * Loads one call's data into the data store, where `useApiData` reads it. Loaded data is reused. An
   * unknown slug makes the page a not-found page.
   */
  load<Call extends ApiCall>(call: Call, params?: CallParams): Promise<ApiData[Call]>;
}

/** Creates `load` for a data store. */
export function loadInto(queryClient: QueryClient, api: Api): LoaderArgs['load'] {
  return (call, params) => queryClient.ensureQueryData(apiQuery(api, call, params));
}
