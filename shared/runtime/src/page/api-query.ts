/** One call of the API as a query: its key and how it is fetched. */
import type { ApiCall } from '@mall/contracts';
import type { Api } from '@mall/http';
import { queryOptions } from '@tanstack/react-query';

export type CallParams = Readonly<Record<string, string | number>>;

export function apiQuery<Call extends ApiCall>(api: Api, call: Call, params: CallParams = {}) {
  return queryOptions({
    queryKey: [api.language, call, params] as const,
    queryFn: ({ signal }) => api.get(call, params, signal),
  });
}
