/** The API client of a render, which cannot wait for an API that hangs. */
import { type Api, ApiError } from '@mall/http';

/** Fails calls without a response after `timeoutMs`, so that only their part of the page is left out. */
export function timelyApi(api: Api, timeoutMs: number): Api {
  return {
    ...api,
    get: (call, params, signal) => {
      const late = AbortSignal.timeout(timeoutMs);
      const either = signal ? AbortSignal.any([signal, late]) : late;
      return api.get(call, params, either).catch((error: unknown) => {
        throw late.aborted ? new ApiError(call, 0, [], error) : error;
      });
    },
  };
}
