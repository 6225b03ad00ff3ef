/** The API client of a render, which cannot wait for an API that hangs. */
import { type Api, ApiError } from '@mall/http';
import { LateError, type TimeLimit } from './time-limit.ts';

/** Fails calls that take too long, so that only their part of the page is left out. */
export function timelyApi(api: Api, limit: TimeLimit): Api {
  return {
    ...api,
    get: (call, params, signal) =>
      limit((late) => api.get(call, params, signal ? AbortSignal.any([signal, late]) : late)).catch(
        (error: unknown) => {
          throw error instanceof LateError ? new ApiError(call, 0, [], error) : error;
        },
      ),
  };
}
