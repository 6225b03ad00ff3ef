import type { ApiCall, ApiData } from '@mall/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { apiQuery, type CallParams } from './api-query.ts';
import { useVisit } from './visit.ts';

/** The data of one call, which the page's or the slot's loader has brought. */
export function useApiData<Call extends ApiCall>(call: Call, params?: CallParams): ApiData[Call] {
  return useSuspenseQuery(apiQuery(useVisit().api, call, params)).data as ApiData[Call];
}
