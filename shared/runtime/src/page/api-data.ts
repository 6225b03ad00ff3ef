/** The API's data in the data store: loaded by loaders, read by components. */
import type { ApiCall, ApiData, Language } from '@mall/contracts';
import { type Api, ApiError } from '@mall/http';
import {
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShellContext } from './shell-context.ts';

export type CallParams = Readonly<Record<string, string | number>>;

/** One call of the API as a query: its key and how it is fetched. */
export function apiQuery<Call extends ApiCall>(api: Api, call: Call, params: CallParams = {}) {
  return queryOptions({
    queryKey: [api.language, call, params] as const,
    queryFn: ({ signal }) => api.get(call, params, signal),
  });
}

/** What a page's or a slot's loader gets from the shell. */
export interface LoaderArgs {
  params: Readonly<Record<string, string>>;
  url: URL;
  language: Language;
  /**
   * Loads one call's data into the data store, where `useApiData` reads it. Loaded data is reused. An
   * unknown slug makes the page a not-found page. The call is a literal: the build finds it in the code.
   */
  load<Call extends ApiCall>(call: Call, params?: CallParams): Promise<ApiData[Call]>;
}

/** Creates `load` for a data store. */
export function loadInto(queryClient: QueryClient, api: Api): LoaderArgs['load'] {
  return (call, params) => queryClient.ensureQueryData(apiQuery(api, call, params));
}

/** The data of one call that the page's or the slot's loader has loaded. */
export function useApiData<Call extends ApiCall>(call: Call, params?: CallParams): ApiData[Call] {
  return useSuspenseQuery(apiQuery(useShellContext().api, call, params)).data as ApiData[Call];
}

/** The data of one call where it is loaded; undefined where its loading has failed, as without a network. */
export function useLoadedData<Call extends ApiCall>(
  call: Call,
  params?: CallParams,
): ApiData[Call] | undefined {
  const query = apiQuery(useShellContext().api, call, params);
  return useQuery({ ...query, enabled: false }).data as ApiData[Call] | undefined;
}

/** A loader's `load` for a page that is shown. It does not suspend: the caller handles a failure. */
export function useLoad(): LoaderArgs['load'] {
  const queryClient = useQueryClient();
  const { api } = useShellContext();
  return useMemo(() => loadInto(queryClient, api), [queryClient, api]);
}

/** Status and codes of a form that the API rejected; status 0 and no codes without a response. */
export function formFailure(error: unknown): Pick<ApiError, 'status' | 'codes'> {
  return error instanceof ApiError ? error : { status: 0, codes: [] };
}
