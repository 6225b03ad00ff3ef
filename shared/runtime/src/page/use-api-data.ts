import type { ApiCall, ApiData } from '@mall/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { apiQuery, type CallParams } from './api-query.ts';
import { useShellContext } from './shell-context.ts';

/** The data of one call that the page's or the slot's loader has loaded. */
export function useApiData<Call extends ApiCall>(call: Call, params?: CallParams): ApiData[Call] {
  return useSuspenseQuery(apiQuery(useShellContext().api, call, params)).data as ApiData[Call];
}
